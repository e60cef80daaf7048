import { countIn } from "../count.ts"
import type { PublicTexts } from "../public-texts.ts"

const count = countIn("en")

export const requestList: PublicTexts["requestList"] = {
  title: "In your request",
  quantity: (part) => `Quantity of ${part}`,
  less: (part) => `Decrease quantity of ${part}`,
  more: (part) => `Increase quantity of ${part}`,
  changed: (part, quantity) => `${part}: quantity ${count.figure(quantity)}`,
  remove: (part) => `Remove ${part} from the request`,
  addNote: "Note",
  addNoteTo: (part) => `Add note on ${part}`,
  note: (part) => `Note on ${part}`,
  undo: "Undo",
  undoFor: (part) => `Undo removing ${part}`,
  restored: (part) => `${part} is back in the request`,
  askedAs: (number) => `Requested as ${number}`,
  position: (position) => `Your item ${position}`,
  oneSet: (quantity) => `${count.figure(quantity)} = one set`,
  superseded: (number) => `Superseded by ${number}`,
  takeSuccessor: (number) => `Request ${number}`,
  successorTaken: (number) => `${number} will be requested instead`,
  notStored: "Your browser does not store the change. Please write it into the comment.",
}
