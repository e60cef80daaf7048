export const near = {
  title: "Meinten Sie",
  why: {
    misread: "leicht zu verlesen",
    keyboard: "mit kyrillischen Buchstaben geschrieben",
    swapped: "zwei Zeichen vertauscht",
    revision: "andere Ausführung",
    different: "ein Zeichen anders",
    length: "ein Zeichen mehr oder weniger",
  },
  instead: (shown: string, written: string) => `${shown} statt ${written}`,
  supersededBy: (number: string) => `ersetzt durch ${number}`,
  current: "aktuell",
  anyway: "Die Liste ist nicht unser Lager. Auch Nummern, die hier fehlen, prüfen wir.",
  call: "Jetzt anrufen",
}
