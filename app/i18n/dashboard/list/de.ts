import { countIn } from "../../count.ts"

const count = countIn("de")

export const list = {
  pages: "Seiten",
  previous: "Vorherige Seite",
  next: "Nächste Seite",
  range: (first: number, last: number, total: number) =>
    `${count.figure(first)}–${count.figure(last)} von ${count.figure(total)}`,
  pageOf: (page: number, pages: number) => `Seite ${count.figure(page)} von ${count.figure(pages)}`,
  discardTitle: "Eingaben verwerfen?",
  discardText: "Was Sie in diesem Fenster eingegeben haben, geht verloren.",
  discard: "Verwerfen",
  keepEditing: "Weiter bearbeiten",
}
