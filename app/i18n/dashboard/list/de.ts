import { countIn } from "../../count.ts"

const count = countIn("de")

export const list = {
  copy: "Kopieren",
  copied: "Kopiert",
  copyFailed: "Der Browser erlaubt das Kopieren nicht. Markieren Sie den Text und kopieren Sie ihn mit Strg+C.",
  move: (name: string) => `„${name}“ verschieben`,
  orderStored: "Reihenfolge gespeichert",
  orderUndone: "Frühere Reihenfolge wiederhergestellt",
  orderFailed: "Die Reihenfolge wurde nicht gespeichert.",
  orderStale:
    "Jemand anderes hat sie inzwischen geändert. Die Liste zeigt den jetzigen Stand: Verschieben Sie noch einmal.",
  undo: "Rückgängig",
  pages: "Seiten",
  previous: "Vorherige Seite",
  next: "Nächste Seite",
  range: (first: number, last: number, total: number) =>
    `${count.figure(first)}–${count.figure(last)} von ${count.figure(total)}`,
  pageOf: (page: number, pages: number) => `Seite ${count.figure(page)} von ${count.figure(pages)}`,
  discardTitle: "Eingaben verwerfen?",
  discardText: "Was Sie eingegeben haben, geht verloren.",
  discard: "Verwerfen",
  keepEditing: "Weiter bearbeiten",
}
