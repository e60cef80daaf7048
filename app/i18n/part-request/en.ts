import { countIn } from "../count.ts"
import { once } from "../once.ts"
import type { PublicTexts } from "../public-texts.ts"

const count = countIn("en")
const days = once(() => new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" }))

export const partRequest: PublicTexts["partRequest"] = {
  title: "Request",
  which: "Which number",
  current: "current",
  withNote: (number) => `with the note “asked for as ${number}”`,
  exactly: "exactly this version, also from remaining stock or overhauled",
  quantity: "Quantity",
  less: "Less",
  more: "More",
  oneMachine: (value) => `${count.of(value, { one: "piece", other: "pieces" })}: one machine`,
  neededBy: "Needed by",
  optional: "optional",
  needs: "Date and documents",
  documents: "Documents",
  documentsChosen: (value) => `${count.figure(value)} chosen`,
  documentNames: {
    inspection: "Inspection certificate 3.1 (EN 10204)",
    conformity: "Declaration of conformity",
    origin: "Certificate of origin",
  },
  documentsNote: (names) => `Documents: ${names}`,
  neededByNote: (day) => `Needed by ${days().format(new Date(day))}`,
  add: "Add to request",
  added: (number) => `${number} is in your request`,
  pieces: (value) => count.of(value, { one: "piece", other: "pieces" }),
  askedAs: (number) => `asked for as ${number}`,
  toRequest: (value) => `Go to request, ${count.of(value, { one: "item", other: "items" })}`,
  change: "Change it again",
  inRequest: (value) => `In your request: ${count.of(value, { one: "item", other: "items" })}`,
  open: "Go to request",
  bar: "Request",
  copy: (number) => `Copy number ${number}`,
  copied: (number) => `${number} copied`,
  notCopied: "Copying is not possible in this browser.",
  print: "Print with QR code",
  share: "Share",
  copyAddress: "Copy address",
  addressCopied: "Address copied",
}
