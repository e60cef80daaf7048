import { countIn } from "../../count.ts"

const count = countIn("de")

export const products = {
  title: "Produkte",
  summary: (products: number, records: number) =>
    `${count.of(products, { one: "Produkt", other: "Produkte" })}, ${count.of(records, { one: "Eintrag", other: "Einträge" })}`,
  add: "Produkt hinzufügen",
  added: (title: string) => `Produkt „${title}“ angelegt`,
  listLabel: "Produkte",
  language: "Sprache der Liste",
  categoryFilter: "Kategorie",
  all: "Alle",
  noCategory: "Keine Kategorie",
  withoutCategory: "Ohne Kategorie",
  addCategory: "Kategorie anlegen",
  searchLabel: "Produkte durchsuchen",
  searchHint: "Titel, Typ oder Modell",
  found: (products: number) => `${count.of(products, { one: "Produkt", other: "Produkte" })} gefunden`,
  orderDisabled: {
    allCategories: (_language: string) => "Wählen Sie eine Kategorie, um ihre Produkte zu ordnen.",
    search: (_language: string) => "Leeren Sie die Suche, um die Produkte zu ordnen: Sie zeigt nur einen Teil davon.",
    categoryMissing: (language: string) => `Diese Kategorie gibt es in dieser Sprache nicht: ${language}.`,
  },
  emptyTitle: "Kein Produkt",
  emptyText: "Legen Sie das erste Produkt an, zuerst auf Deutsch. Die Übersetzungen entstehen daraus.",
  nothingTitle: "Nichts gefunden",
  nothingText: "Kein Produkt passt zu dieser Kategorie und dieser Suche.",
  showAll: "Alle zeigen",
  loadFailed: "Die Produkte konnten nicht geladen werden",
  noImage: "Ohne Bild",
  power: (megawatts: number) => `${count.figure(megawatts)} MW`,
  languages: "Sprachen dieses Produkts",
  missingIn: (language: string) => `${language} fehlt: anlegen`,
  recordLoadFailed: "Das Produkt konnte nicht geladen werden",
  gone: "Dieses Produkt gibt es nicht",
  removedText: "Es wurde gelöscht, oder die Adresse stimmt nicht.",
  toList: "Zu den Produkten",
  viewPage: "Seite ansehen",
  section: "Titel, Beschreibung, Daten",
  fields: {
    title: "Titel",
    description: "Beschreibung",
    lang: "Sprache",
    category: "Kategorie",
    noCategory: "ohne Kategorie",
    type: "Typ",
    model: "Modell",
    power: "Leistung (MW)",
    powerHint: "Leer lassen, wo es keine gibt.",
    powerWrong: "Eine Zahl von 0 bis 10 000, zum Beispiel 30,2.",
    translationOf: "Übersetzung von",
    standsAlone: "keinem anderen Eintrag",
    otherLanguage: (name: string, code: string) => `${name} (${code})`,
  },
  create: (language: string) => `${language} anlegen`,
  missing: "fehlt noch",
  createTitle: (language: string) => `Übersetzung anlegen: ${language}`,
  translateText:
    "Alles wird aus diesem Datensatz übernommen, auch Bilder und Eigenschaften. Der neue Datensatz ist nicht veröffentlicht: Übersetzen Sie ihn als Entwurf, danach sieht ihn jemand durch, der veröffentlichen darf.",
  createText: (properties: number) =>
    properties === 0
      ? "Alles ist aus diesem Eintrag übernommen, auch die Bilder. Übersetzen Sie, was sich unterscheidet."
      : `Alles ist aus diesem Eintrag übernommen, auch die Bilder. ${count.of(properties, { one: "Merkmal wird", other: "Merkmale werden" })} mitkopiert; die Übersetzung folgt im neuen Eintrag.`,
  remove: "Produkt löschen",
  removeText: (title: string, language: string, others: number) =>
    others === 0
      ? `Produkt „${title}“ mit Bildern und Merkmalen. Es bleibt 30 Tage im Papierkorb.`
      : `Produkt „${title}“ (${language}) mit Bildern und Merkmalen. ${others === 1 ? "Der Eintrag in der anderen Sprache bleibt." : "Die Einträge in den anderen Sprachen bleiben."} Es bleibt 30 Tage im Papierkorb.`,
  properties: "Merkmale",
  addProperty: "Merkmal hinzufügen",
  editProperty: "Merkmal bearbeiten",
  propertyAt: (position: number) => `Merkmal ${count.figure(position)}`,
  editPropertyAt: (position: number) => `Merkmal ${count.figure(position)} bearbeiten`,
  removeProperty: "Merkmal löschen",
  removePropertyAt: (position: number) => `Merkmal ${count.figure(position)} löschen`,
  removePropertyText: (position: number, text: string) =>
    text === ""
      ? `Merkmal ${count.figure(position)} mit seinem Bild.`
      : `Merkmal ${count.figure(position)} mit seinem Bild: ${text}`,
  moveProperty: (position: number) => `Merkmal ${count.figure(position)} verschieben`,
  propertyAdded: "Merkmal hinzugefügt",
  noProperty: "Keine Merkmale",
  noPropertyText: "Ein Merkmal ist ein Bild mit einer Beschreibung, zum Beispiel ein Bauteil oder ein Maß.",
  noText: "Noch keine Beschreibung",
}
