// Search in the page: what does not say the words typed is left out. Without this script everything
// is there all the same.
"use strict";
(() => {
  const field = document.getElementById("_search");
  const told = document.getElementById("_hits");
  const main = document.getElementById("_text");
  const beside = document.querySelector(".beside");
  const contents = document.querySelector("nav details");
  const narrow = window.matchMedia("(max-width: 63.99rem)");

  const folded = (text) =>
    text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/œ/g, "oe")
      .replace(/æ/g, "ae").replace(/ß/g, "ss").replace(/[’‘]/g, "'").replace(/\s+/g, " ").trim();
  const said = (node) => {
    const signs = [...node.querySelectorAll("[role=img]")].map((sign) => sign.getAttribute("aria-label"));
    return folded(`${node.textContent} ${signs.join(" ")}`);
  };
  const title = (place) => place.querySelector("h2, h3, h4, h5");

  // Each place of the page once: a section without the places within it, or a card.
  const isPlace = (node) => node.matches("section[aria-labelledby], article");
  const places = [...main.querySelectorAll("section[aria-labelledby], article")].map((node) => {
    const parts = [...node.children].filter((child) => !isPlace(child));
    return { node, parts, title: folded(title(node).textContent), words: parts.map(said).join(" ") };
  });
  const signs = [...main.querySelectorAll(".found")].map((node) => ({ node, words: said(node) }));

  const show = (node, shown) => node.classList.toggle("away", !shown);
  let first = null;

  const search = () => {
    const asked = folded(field.value).split(" ").filter(Boolean);
    const holds = (words) => asked.every((word) => words.includes(word));
    const hits = asked.length ? places.filter((place) => holds(place.words)) : places;
    const hit = new Set(hits.map((place) => place.node));
    for (const { node, parts } of places) {
      const inner = [...node.querySelectorAll("section, article")].some((one) => hit.has(one));
      show(node, hit.has(node) || inner);
      parts.forEach((part) => show(part, hit.has(node) || part === title(node)));
    }
    for (const { node, words } of signs) show(node, !asked.length || holds(words));
    const best = hits.find((place) => holds(place.title)) || hits[0];
    first = asked.length && best ? title(best.node) : null;
    const count = hits.length;
    told.textContent = !asked.length ? "" : count === 0 ? told.dataset.none
      : count === 1 ? told.dataset.one : told.dataset.many.replace("{count}", count);
    if (first) first.scrollIntoView({ behavior: "instant", block: "start" });
  };

  const clear = () => {
    if (!field.value) return;
    field.value = "";
    search();
  };

  let waiting = 0;
  field.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(search, 120);
  });
  field.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      clearTimeout(waiting);
      clear();
    } else if (event.key === "Enter") {
      event.preventDefault();
      clearTimeout(waiting);
      search();
      if (first) first.focus();
    }
  });

  // A link leads to its place, whatever was searched for.
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[href^='#']");
    if (!link) return;
    clear();
    if (narrow.matches && link.closest("nav")) contents.open = false;
  });
  window.addEventListener("beforeprint", () => { contents.open = true; });

  document.querySelector(".search").hidden = false;
  beside.classList.add("scripted");
  if (narrow.matches) contents.open = false;
})();
