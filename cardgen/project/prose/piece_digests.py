"""What pieces of prose are known by from one check to the next, and what is read beside them."""

from collections.abc import Sequence
from os.path import join

from cardgen.packs.root import RULINGS_FILE
from cardgen.project.project import Project
from cardgen.project.prose.names.called import CalledNames
from cardgen.project.prose.pack_prose import PackProse
from cardgen.project.prose.passages import SAYS, TEXT, Passage
from cardgen.project.prose.tellers import Tellers
from cardgen.project.sound_parts import digest_of


class PieceDigests:
    """Each digest is made once, since many checks ask for it."""

    def __init__(self, project: Project, tellers: Tellers, called: CalledNames) -> None:
        self._project, self._tellers, self._called = project, tellers, called
        # By the identity of a piece, which lasts as long as the piece is kept here.
        self._pieces: dict[int, tuple[Passage, bytes]] = {}
        self._sheaves: dict[int, tuple[Sequence[Passage], bytes]] = {}
        self._beside: dict[str, tuple[object, ...]] = {}
        self._but_powers: dict[str, bytes] = {}

    def of(self, said: Passage) -> bytes:
        """What a piece is known by: itself, the pack that says it, and of a story its file, whose
        players are called as they like."""
        if id(said) not in self._pieces:
            self._pieces[id(said)] = said, digest_of(*self._known(said))
        return self._pieces[id(said)][1]

    def of_sheaf(self, sheaf: Sequence[Passage]) -> bytes:
        """What pieces together are known by: each of them, and who says it."""
        if id(sheaf) not in self._sheaves:
            told = [(self._known(said), said.key, said.card) for said in sheaf]
            self._sheaves[id(sheaf)] = sheaf, digest_of(told)
        return self._sheaves[id(sheaf)][1]

    def but_powers(self, pack: PackProse) -> bytes:
        """What all that a pack says is known by, but for the words of cards that are held against
        a power; nothing where that is not known."""
        if pack.id not in self._but_powers:
            beside = self._project.digests.beside_cards("but powers", pack.view)
            told = [self._without_powers(pack, kind, sheaf) for kind, sheaf in pack.sheaves]
            self._but_powers[pack.id] = digest_of(beside, told) if beside else b""
        return self._but_powers[pack.id]

    def _without_powers(self, pack: PackProse, kind: str, sheaf: Sequence[Passage]) -> object:
        if kind != TEXT:
            return self.of_sheaf(sheaf)
        unheld = [*filter(pack.is_unheld, sheaf)]
        held_by = [(pack.is_compared_by_hand(said), pack.is_of_power(said)) for said in unheld]
        return self.of_sheaf(unheld), held_by

    def _known(self, said: Passage) -> tuple[object, ...]:
        owner, tellers = said.key[0], self._tellers
        stops = said.kind == "flavour" and tellers.ends_with_stops(said)
        told = self._state(owner) if said.kind == SAYS else b""
        beside = stops, told, tellers.is_of_another_game(said), tellers.is_unheld(said)
        return said.kind, said.language, said.words, owner, *beside

    def _state(self, file: object) -> bytes:
        return self._project.parts.state(join(self._project.root, str(file))) or b""

    def beside(self, pack: PackProse) -> tuple[object, ...]:
        """What is known of all that may be read beside a piece of a pack: what cards and boards
        are called and play, with every number of their entries but no words of them; its scenarios
        and its rulings."""
        if pack.id not in self._beside:
            project, view = self._project, pack.view
            played = project.prose_digests.of_scenarios("beside", view)
            rulings = project.digests.beside_cards("beside", view, told=RULINGS_FILE)
            self._beside[pack.id] = self._called.all_known_by, played, rulings
        return self._beside[pack.id]
