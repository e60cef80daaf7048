import { countIn } from "../../count.ts"

const count = countIn("de")

export const spares = {
  title: "Ersatzteile",
  summary: (groups: number, parts: number) =>
    `${count.of(groups, { one: "Gruppe", other: "Gruppen" })}, ${count.of(parts, { one: "Teil", other: "Teile" })}`,
  add: "Ersatzteilgruppe hinzufügen",
  parts: (total: number) => count.of(total, { one: "Teil", other: "Teile" }),
  noImage: "Ohne Bild",
  catalogue: "Katalog zum Herunterladen",
  untitled: "Ohne Titel",
  emptyTitle: "Kein Eintrag",
  emptyText: "Eine Gruppe fasst die Teile einer Baureihe zusammen. Legen Sie die erste an, dann ihre Teile.",
  loadFailed: "Die Ersatzteilgruppen konnten nicht geladen werden",
  addTitle: "Ersatzteilgruppe hinzufügen",
  addButton: "Gruppe anlegen",
  added: "Gruppe angelegt",
  required: "Bitte einen deutschen Titel eingeben.",
  recordLoadFailed: "Die Ersatzteilgruppe konnte nicht geladen werden",
  gone: "Diese Gruppe gibt es nicht",
  removedText: "Sie wurde gelöscht, oder die Adresse stimmt nicht.",
  toList: "Zu den Ersatzteilen",
  viewPage: "Seite ansehen",
  remove: "Gruppe löschen",
  removeText: (title: string, parts: number) =>
    `Gruppe „${title}“ mit ${count.of(parts, { one: "Teil", other: "Teilen" })}, Texten und Bildern.`,
  removeFailed: "Die Gruppe konnte nicht gelöscht werden.",
  sections: "Abschnitte",
  catalogueLabel: "Katalog auf der Seite",
  catalogueTitle: "Katalog",
  catalogueKinds: { none: "Kein Katalog", generated: "Aus den Teilen erzeugt" },
  catalogueHints: {
    none: "Auf der Seite gibt es nichts herunterzuladen.",
    generated: "Besucher laden die Teile als Excel-Datei herunter, ohne Preise, in ihrer Sprache.",
  },
}
