import { countIn } from "../../count.ts"

const count = countIn("de")

export const history = {
  title: "Verlauf",
  loadFailed: "Der Verlauf konnte nicht geladen werden",
  empty: "Noch keine frühere Fassung",
  emptyText: "Jedes Speichern hebt die Fassung davor auf; die letzten 50 lassen sich wiederherstellen.",
  listLabel: "Änderungen, neueste zuerst",
  current: (when: string) => `Jetzige Fassung: ${when}`,
  unsaved:
    "Was Sie noch nicht gespeichert haben, ist hier nicht enthalten und geht beim Wiederherstellen nicht verloren.",
  changedBy: (when: string, who: string) => `Geändert am ${when} von ${who}`,
  versions: (version: number, next: number) => `${version} → ${next}`,
  nothing: "kein Text geändert",
  onlyFormat: "Nur Formatierung oder Links haben sich geändert.",
  added: "hinzugefügt:",
  removed: "entfernt:",
  restore: (version: number) => `Fassung ${version} wiederherstellen`,
  restored: (version: number) => `Fassung ${version} wiederhergestellt`,
  version: (version: number) => `Fassung ${version}`,
  inForm: (version: number) => `Fassung ${version} steht im Formular und ist noch nicht gespeichert.`,
  sameAsForm: (version: number) => `Im Formular steht schon dasselbe wie in Fassung ${version}.`,
  picturesGone: (pictures: number) =>
    pictures === 1
      ? "Ein Bild von damals gehört nicht mehr dazu."
      : `${count.figure(pictures)} Bilder von damals gehören nicht mehr dazu.`,
  restoreFailed: "Wiederherstellen nicht gelungen.",
  showChanges: "Änderungen zeigen",
  germanTitle: "Was sich im deutschen Text geändert hat",
  germanSince: (language: string, day: string) => `${language} zuletzt gespeichert am ${day}. Seither auf Deutsch:`,
  germanPartly: "Die Fassung von damals ist nicht mehr aufgehoben. Verglichen wird mit der ältesten, die es noch gibt.",
  germanSame: "Der deutsche Text ist wieder derselbe wie damals.",
}
