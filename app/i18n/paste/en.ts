import { countIn } from "../count.ts"
import type { PublicTexts } from "../public-texts.ts"

const count = countIn("en")
const items = { one: "item", other: "items" }
const lines = { one: "line", other: "lines" }

export const paste: PublicTexts["paste"] = {
  check: "Check numbers",
  checking: "Checking",
  empty: "No part number was recognised in this text. Paste your numbers above.",
  failed: "The check is not responding. Try again, or send the request as it is: the numbers will go with the comment.",
  notStored:
    "Your browser does not allow a request list. Send the request as it is: the numbers will go with the comment.",
  full: "One request cannot hold that many items. Remove some, or send the text with the comment.",
  numbers: "Some lines hold several part numbers. Choose the one you mean to continue.",
  quantities: "The quantity of some lines is not clear. Enter it to continue.",
  summary: (found, replaced, similar, unknown) =>
    [
      `${count.figure(found)} found`,
      `${count.figure(replaced)} superseded`,
      similar > 0 ? `${count.figure(similar)} similar` : "",
      `${count.figure(unknown)} unknown`,
    ]
      .filter(Boolean)
      .join(", "),
  openNumbers: (value) =>
    value === 1 ? "One part number has to be chosen." : `${count.figure(value)} part numbers have to be chosen.`,
  openQuantities: (value) =>
    value === 1 ? "One quantity is missing." : `${count.figure(value)} quantities are missing.`,
  left: (left, most) =>
    `One request holds ${count.figure(most)} items. The other ${count.figure(left)} stay in the field above and go with the comment.`,
  unread: (value) => `${count.of(value, lines)} without a part number`,
  unreadHelp: "These lines do not go into the list. They stay in the field above and go with the comment.",
  table: "The list as read",
  openFile: "Open a list as a file",
  fileProblems: {
    unreadable: (name) => `${name}: this file is no sheet (.xlsx, .xls, .ods), no CSV and no text.`,
    password_protected: (name) =>
      `${name}: this file is protected by a password. Please save it without one or paste the list here.`,
    wrong_format: (name) =>
      `${name}: this file holds no sheet. Please save the list as an Excel workbook (.xlsx) or paste it here.`,
    too_large: (name) => `${name}: the file is larger than 2 MB. Shorten it, or paste the lines.`,
    too_many_rows: (name) => `${name}: the list has more than ${count.figure(2_000)} rows. Split it up.`,
    busy: (name) => `${name}: many lists are being opened right now. Try again in a minute.`,
  },
  otherSheets: (name, value) =>
    value === 1
      ? `${name}: only the first sheet was read, one other was not. Please copy and paste its rows.`
      : `${name}: only the first sheet was read, ${count.figure(value)} others were not. Please copy and paste their rows.`,
  columns: "Columns of your list",
  tableFrom: (line) => `Table from line ${count.figure(line)}`,
  uses: { number: "Part number", quantity: "Quantity", position: "Item" },
  column: (value, sample) => (sample ? `Column ${value}: ${sample}` : `Column ${value}`),
  noColumn: "no column",
  lineByLine: "read line by line",
  numberField: (number) => `Correct part number ${number}`,
  undo: "Undo",
  position: "Item",
  number: "Part number",
  part: "Part",
  quantity: "Quantity",
  removeHead: "Remove",
  asPasted: "Pasted as",
  chooseNumber: "Choose a number",
  severalNumbers: "several numbers in this line",
  choose: (number) => `The number meant instead of ${number}`,
  quantityOf: (number) => `Quantity of ${number}`,
  quantityOpen: "Enter a quantity",
  quantityMissing: "not given",
  remove: (number) => `Remove ${number} from the list`,
  removed: (value) => `${count.of(value, lines)} removed`,
  removeUnknown: (value) => `Remove unknown (${count.figure(value)})`,
  clear: "Empty the list",
  found: "found",
  meant: (number) => `found, written as ${number}`,
  replacedBy: (successor) => `superseded by ${successor}`,
  similar: "not in our lists",
  ambiguous: "several parts are written like this",
  didYouMean: (number) => `Did you mean ${number}?`,
  unknown: "not in our lists, will be requested as written",
  takeSuccessor: (successor) => `Request ${successor} instead`,
  add: (value) => `Add ${count.of(value, items)} to the request`,
  added: (value) => `${count.of(value, items)} added`,
}
