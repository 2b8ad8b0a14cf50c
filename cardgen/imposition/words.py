"""Every word printed on a sheet, language by language; a language is a table here."""

from collections.abc import Mapping
from types import MappingProxyType

from cardgen.imposition.papers import UnknownName

# \u202f is the narrow no-break space of French signs and of a figure and its unit.
_FRENCH = {
    "sheet": "feuille {number}/{total}",
    "front": "recto",
    "back": "verso",
    "both": "recto et verso",
    "flip long": "retourner sur le bord long",
    "flip short": "retourner sur le bord court",
    "flip fold": "plier sur le pointillé, imprimé dehors",
    "flip none": "recto seul",
    "scale": "{paper}, échelle 1:1",
    "100": "imprimer à 100\u202f%",
    "decimal": ",",
    "calibration": "Calibrage de l’imprimante",
    "calibration back": "Verso du calibrage",
    "through": "Ces carrés se lisent du recto, la feuille tenue à la lumière.",
    "print both": "Imprimez les deux pages sur une seule feuille, à 100\u202f%,"
    " recto verso\u202f: {flip}.",
    "measure": "Mesurez la croix\u202f: chaque branche doit faire 100\u202fmm. Sinon l’échelle"
    " n’est pas de 100\u202f%.",
    "hold": "Tenez la feuille à la lumière, cette face vers vous. Dans chaque rangée, un carré"
    " plein tombe au milieu de son cadre\u202f: lisez son nombre.",
    "read it": "celui-ci",
    "off": "non",
    "means": "x = moyenne des deux rangées couchées\u202f; y\u00a0=\u00a0moyenne des deux rangées"
    " debout.",
    "rotation": "Rotation\u00a0= ({first} − {second}) × {degrees}°.",
    "use": "Donnez ces trois nombres comme décalage du verso\u202f: millimètres vers la droite,"
    " millimètres vers le bas, degrés dans le sens horaire. Tapez-les avec un point décimal\u202f:"
    " --offset\u00a00.5,-1,0.2",
    "top": "x haut",
    "bottom": "x bas",
    "left": "y gauche",
    "right": "y droite",
    "frames": "Le plus grand cadre imprimé en entier ({margins}\u202fmm du bord) est la marge à"
    " donner, par exemple --margin\u00a0{typed}",
    "greys": "Chaque gris doit se distinguer de ses voisins.",
    "colours": "Les couleurs du jeu, telles que votre imprimante les rend.",
}

_ENGLISH = {
    "sheet": "sheet {number}/{total}",
    "front": "front",
    "back": "back",
    "both": "front and back",
    "flip long": "flip on the long edge",
    "flip short": "flip on the short edge",
    "flip fold": "fold on the dashes, print outside",
    "flip none": "fronts only",
    "scale": "{paper}, scale 1:1",
    "100": "print at 100\u202f%",
    "decimal": ".",
    "calibration": "Printer calibration",
    "calibration back": "Back of the calibration",
    "through": "These squares are read from the front, the sheet held to the light.",
    "print both": "Print the two pages on one sheet, at 100\u202f%, on both sides: {flip}.",
    "measure": "Measure the cross: each arm must be 100\u202fmm. If not, the scale is not"
    " 100\u202f%.",
    "hold": "Hold the sheet to the light, this side towards you. In each row one solid square"
    " falls in the middle of its frame: read its number.",
    "read it": "this one",
    "off": "no",
    "means": "x = mean of the two lying rows; y\u00a0=\u00a0mean of the two standing rows.",
    "rotation": "Turn\u00a0= ({first} − {second}) × {degrees}°.",
    "use": "Give these three numbers as the offset of the backs: millimetres to the right,"
    " millimetres down, degrees clockwise. Type them with a decimal point:"
    " --offset\u00a00.5,-1,0.2",
    "top": "x top",
    "bottom": "x bottom",
    "left": "y left",
    "right": "y right",
    "frames": "The widest frame printed whole ({margins}\u202fmm from the edge) is the margin to"
    " give, for example --margin\u00a0{typed}",
    "greys": "Each grey must differ from its neighbours.",
    "colours": "The colours of the game as your printer renders them.",
}

SHEET_WORDS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {"fr": MappingProxyType(_FRENCH), "en": MappingProxyType(_ENGLISH)}
)


def sheet_words(language: str) -> Mapping[str, str]:
    """The words of a language; UnknownName where the table has no such language."""
    found = SHEET_WORDS.get(language)
    if found is None:
        raise UnknownName("language", language, SHEET_WORDS)
    return found
