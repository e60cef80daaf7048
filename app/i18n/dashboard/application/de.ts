import { countIn } from "../../count.ts"

const count = countIn("de")

export const applications = {
  tabs: "Eingänge",
  tabInquiries: "Anfragen",
  title: "Bewerbungen",
  summary: (applications: number) =>
    `${count.of(applications, { one: "Bewerbung", other: "Bewerbungen" })}, nach 6 Monaten gelöscht`,
  listLabel: "Bewerbungen, neueste zuerst",
  received: (when: string) => `eingegangen ${when}`,
  wroteIn: { de: "schreibt deutsch", en: "schreibt englisch", ru: "schreibt russisch" },
  files: (name: string) => `Dateien von ${name}`,
  noFiles: "ohne Lebenslauf",
  download: (file: string, size: string) => `${file} herunterladen, ${size}`,
  notScanned: "nicht auf Viren geprüft",
  downloadFailed: (file: string) => `${file} konnte nicht geladen werden.`,
  remove: (name: string) => `Bewerbung von ${name} löschen`,
  removeButton: "Bewerbung löschen",
  removeText: (name: string, when: string, files: number) =>
    `Bewerbung von ${name}, eingegangen ${when}, mit ${count.of(files, { one: "Datei", other: "Dateien" })}. Sie bleibt höchstens 30 Tage im Papierkorb.`,
  removeFailed: "Die Bewerbung konnte nicht gelöscht werden.",
  emptyTitle: "Noch keine Bewerbung",
  emptyText: "Was über das Formular der Karriereseite kommt, steht hier, mit Lebenslauf zum Herunterladen.",
  loadFailed: "Die Bewerbungen konnten nicht geladen werden",
}
