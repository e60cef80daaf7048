import { countIn } from "../../count.ts"

const count = countIn("de")

export const resultPage = {
  section: "Ergebnisseite",
  hint: "So steht die Seite bei Suchmaschinen. Leere Felder füllt der automatische Text.",
  preview: "Vorschau der Ergebnisseite",
  sharedPreview: "Vorschau beim Teilen",
  title: "Titel",
  description: "Beschreibung",
  pixels: (used: number, most: number) => `Titel ${count.figure(used)} von ${count.figure(most)} Pixeln`,
  characters: (used: number, most: number) => `Beschreibung ${count.figure(used)} von ${count.figure(most)} Zeichen`,
  titleCut: "Der Titel wird abgeschnitten.",
  descriptionCut: "Die Beschreibung wird abgeschnitten.",
  noDescription: "Ohne Beschreibung wählt die Suchmaschine selbst einen Auszug.",
}
