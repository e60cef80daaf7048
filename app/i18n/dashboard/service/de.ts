import { countIn } from "../../count.ts"

const count = countIn("de")

export const services = {
  title: "Leistungen",
  total: (services: number) => count.of(services, { one: "Leistung", other: "Leistungen" }),
  add: "Leistung hinzufügen",
  listLabel: "Leistungen in der Reihenfolge der Website",
  emptyTitle: "Keine Leistung",
  emptyText:
    "Legen Sie die erste Leistung mit Titel, Text und mindestens einem Bild an. Sie erscheint sofort im Menü der Website.",
  loadFailed: "Die Leistungen konnten nicht geladen werden",
  recordLoadFailed: "Die Leistung konnte nicht geladen werden",
  gone: "Diese Leistung gibt es nicht",
  removedText: "Sie wurde gelöscht, oder die Adresse stimmt nicht.",
  toList: "Zu den Leistungen",
  noImage: "kein Bild",
  languageState: {
    ok: (language: string) => `${language} auf dem Stand des deutschen Textes`,
    older: (language: string) => `${language} älter als der deutsche Text`,
    missing: (language: string) => `${language} fehlt`,
  },
  older: "älter",
  missing: "fehlt",
  place: "Ort der Ausführung",
  places: { workshop: "in unserer Werkstatt", site: "beim Betreiber vor Ort", remote: "remote", delivery: "Lieferung" },
  details: "Angaben",
  viewPage: "Seite ansehen",
  remove: "Leistung löschen",
  removeText: (title: string, images: number) =>
    `Leistung „${title}“ mit ${count.of(images, { one: "Bild", other: "Bildern" })} und den Texten auf Deutsch, Englisch und Russisch. Sie bleibt 30 Tage im Papierkorb.`,
  added: (title: string) => `Leistung „${title}“ angelegt`,
}
