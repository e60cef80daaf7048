import { countIn } from "../../count.ts"

const count = countIn("de")
const products = { one: "Produkt", other: "Produkte" }

export const categories = {
  title: "Kategorien",
  summary: (families: number, records: number) =>
    `${count.of(families, { one: "Kategorie", other: "Kategorien" })}, ${count.of(records, { one: "Eintrag", other: "Einträge" })}`,
  add: "Kategorie hinzufügen",
  edit: "Kategorie bearbeiten",
  added: (name: string) => `Kategorie „${name}“ angelegt`,
  listLabel: "Kategorien",
  emptyTitle: "Keine Kategorie",
  emptyText: "Kategorien ordnen die Produkte auf der Seite der Gasturbinen. Legen Sie die erste an.",
  loadFailed: "Die Kategorien konnten nicht geladen werden",
  noImage: "Ohne Bild",
  products: (total: number) => count.of(total, products),
  spare: (title: string) => `Ersatzteile: ${title}`,
  noSpare: "keine Ersatzteilgruppe",
  missing: "fehlt noch",
  editOne: (name: string) => `„${name}“ bearbeiten`,
  removeOne: (name: string) => `„${name}“ löschen`,
  choose: "Kategorie",
  chooseHint: "Bitte auswählen",
  notSelected: "Nicht ausgewählt",
  fields: {
    name: "Name",
    summary: "Kurzfassung",
    spare: "Ersatzteilgruppe",
  },
  remove: "Kategorie löschen",
  removeText: (name: string) => `Kategorie „${name}“ in allen Sprachen.`,
  removeProducts: (total: number) =>
    `${count.of(total, { one: "Produkt gehört", other: "Produkte gehören" })} zu dieser Kategorie. Was soll damit geschehen?`,
  moveTo: "In eine andere Kategorie verschieben",
  moveTarget: "Zielkategorie",
  leave: "Ohne Kategorie lassen",
}
