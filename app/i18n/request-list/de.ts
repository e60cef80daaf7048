import { countIn } from "../count.ts"

const count = countIn("de")

export const requestList = {
  title: "In Ihrer Anfrage",
  quantity: (part: string) => `Menge ${part}`,
  less: (part: string) => `Menge von ${part} verringern`,
  more: (part: string) => `Menge von ${part} erhöhen`,
  changed: (part: string, quantity: number) => `${part}: Menge ${count.figure(quantity)}`,
  remove: (part: string) => `${part} aus der Anfrage entfernen`,
  addNote: "Notiz",
  addNoteTo: (part: string) => `Notiz zu ${part} hinzufügen`,
  note: (part: string) => `Notiz zu ${part}`,
  undo: "Rückgängig",
  undoFor: (part: string) => `Entfernen von ${part} rückgängig machen`,
  restored: (part: string) => `${part} ist wieder in der Anfrage`,
  askedAs: (number: string) => `Angefragt als ${number}`,
  position: (position: string) => `Ihre Position ${position}`,
  oneSet: (quantity: number) => `${count.figure(quantity)} = ein Satz`,
  superseded: (number: string) => `Ersetzt durch ${number}`,
  takeSuccessor: (number: string) => `${number} anfragen`,
  successorTaken: (number: string) => `Angefragt wird jetzt ${number}`,
  notStored: "Ihr Browser speichert die Änderung nicht. Bitte schreiben Sie sie in den Kommentar.",
}
