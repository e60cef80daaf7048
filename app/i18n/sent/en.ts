import { countIn } from "../count.ts"
import type { PublicTexts } from "../public-texts.ts"
import { once } from "../once.ts"

const count = countIn("en")
const time = once(() => new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" }))

export const sent: PublicTexts["sent"] = {
  at: (date) => `Sent on ${time().format(date)}`,
  lines: "Your items",
  number: "Part number",
  text: "Description",
  quantity: "Quantity",
  note: "Note",
  files: "Photos and drawings",
  attachAgain: "Files are not kept on the device: please attach them again when you send again.",
  print: "Print",
  again: "Send again with changes",
  onDevice: "This view is kept on this device only. Nobody else is shown it.",
  remove: "Remove from this device",
  list: (value) => `Sent recently (${count.figure(value)})`,
  summary: (date, items) => `${time().format(date)}, ${count.of(items, { one: "item", other: "items" })}`,
  show: "view",
  removeOne: (reference) => `Remove request ${reference} from this device`,
  removed: (reference) => `Request ${reference} is removed from this device`,
  removeAll: "Remove all from this device",
  removedAll: "All sent requests are removed from this device",
}
