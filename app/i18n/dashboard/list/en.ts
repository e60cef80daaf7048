import type { DashboardTexts } from "../dashboard-texts.ts"
import { countIn } from "../../count.ts"

const count = countIn("en")

export const list: DashboardTexts["list"] = {
  copy: "Copy",
  copied: "Copied",
  copyFailed: "The browser does not allow copying. Select the text and copy it with Ctrl+C.",
  move: (name) => `Move “${name}”`,
  orderStored: "Order saved",
  orderUndone: "Former order restored",
  orderFailed: "The order was not saved.",
  orderStale: "Somebody else has changed it meanwhile. The list shows how it stands now: move the entry again.",
  undo: "Undo",
  pages: "Pages",
  previous: "Previous page",
  next: "Next page",
  range: (first, last, total) => `${count.figure(first)}–${count.figure(last)} of ${count.figure(total)}`,
  pageOf: (page, pages) => `Page ${count.figure(page)} of ${count.figure(pages)}`,
  discardTitle: "Discard what you typed?",
  discardText: "What you entered would be lost.",
  discard: "Discard",
  keepEditing: "Keep editing",
}
