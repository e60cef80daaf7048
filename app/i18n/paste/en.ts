import { countIn } from "../count.ts"
import type { PublicTexts } from "../public-texts.ts"

const count = countIn("en")
const items = { one: "item", other: "items" }

export const paste: PublicTexts["paste"] = {
  check: "Check numbers",
  checking: "Checking",
  empty: "There is no part number here yet. Paste your numbers above.",
  failed: "The check is not responding. Try again, or send the request as it is: the numbers will go with the comment.",
  full: "Not all numbers fit into the request. What is missing will go with the comment.",
  summary: (found, replaced, unknown) =>
    `${count.figure(found)} found, ${count.figure(replaced)} superseded, ${count.figure(unknown)} unknown`,
  left: (left, most) =>
    `The first ${count.figure(most)} are checked. Please send the other ${count.figure(left)} in a second request.`,
  pieces: (quantity) => `${count.figure(quantity)} pcs`,
  found: "found",
  replacedBy: (successor) => `superseded by ${successor}`,
  unknown: "not in our lists, will be requested as written",
  takeSuccessor: (successor) => `Request ${successor} instead`,
  add: (value) => `Add ${count.of(value, items)} to the request`,
  added: (value) => `${count.of(value, items)} added`,
}
