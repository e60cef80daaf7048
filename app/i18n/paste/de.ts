import { countIn } from "../count.ts"

const count = countIn("de")
const items = { one: "Position", other: "Positionen" }

export const paste = {
  check: "Nummern prüfen",
  checking: "Wird geprüft",
  empty: "Hier steht noch keine Teilenummer. Fügen Sie Ihre Nummern oben ein.",
  failed:
    "Die Prüfung antwortet nicht. Versuchen Sie es noch einmal, oder senden Sie die Anfrage so ab: Die Nummern gehen dann mit dem Kommentar mit.",
  full: "Nicht alle Nummern passen noch in die Anfrage. Was fehlt, geht mit dem Kommentar mit.",
  summary: (found: number, replaced: number, unknown: number) =>
    `${count.figure(found)} gefunden, ${count.figure(replaced)} ersetzt, ${count.figure(unknown)} unbekannt`,
  left: (left: number, most: number) =>
    `Geprüft sind die ersten ${count.figure(most)}. Die übrigen ${count.figure(left)} senden Sie bitte in einer zweiten Anfrage.`,
  pieces: (quantity: number) => `${count.figure(quantity)} St.`,
  found: "gefunden",
  replacedBy: (successor: string) => `ersetzt durch ${successor}`,
  unknown: "nicht in unseren Listen, wird wie geschrieben angefragt",
  takeSuccessor: (successor: string) => `Stattdessen ${successor} anfragen`,
  add: (value: number) => `${count.of(value, items)} in die Anfrage aufnehmen`,
  added: (value: number) => `${count.of(value, items)} aufgenommen`,
}
