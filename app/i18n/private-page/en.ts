import { countIn } from "../count.ts"
import type { PublicTexts } from "../public-texts.ts"

const counted = countIn("en")

export const privatePage: PublicTexts["privatePage"] = {
  title: (reference) => `Your request ${reference}`,
  received: (day) => `Received on ${day}`,
  states: {
    new: "We have received it.",
    open: "We are working on it.",
    waiting: "We have answered. Please look into your mailbox.",
    closed: "It is closed. If you add something, we open it again.",
  },
  due: (moment) => `We answer by ${moment} (German time).`,
  lines: "Lines",
  columns: { position: "Item", asked: "Requested", quantity: "Quantity", current: "Today", note: "Note" },
  statuses: { found: "in the catalogue", replaced: "superseded by", unknown: "being checked" },
  hidden: (lines) =>
    counted.of(lines, {
      one: "more line is shown once you have confirmed that the request is yours.",
      other: "more lines are shown once you have confirmed that the request is yours.",
    }),
  noLines: "Your request holds no part numbers.",
  text: "Your message",
  download: "Lines as an Excel file",
  proveTitle: "Is this your request?",
  proveText:
    "The link to this page was in the e-mail to the address that was given. Once you have confirmed it, you see all that was sent, and can add to it.",
  prove: "This is my request",
  addTitle: "Add something",
  addText: "What you want to add",
  addNumbers: "More part numbers, one a line, with quantity",
  add: "Send",
  added: "Thank you, we have put it to your request.",
  empty: "Please write what you want to add.",
  tooLong: "This is too long. Please shorten it, or send it by e-mail.",
  tooMany: "Very much has come from your connection today. Please write us an e-mail.",
  failed: "That did not work. Your text is still there; please try again.",
  notAdded: "Your text was not stored. Please copy it and send it with the contact form:",
  goneTitle: "This page is no longer there",
  goneText: "The request was deleted, or the link is not complete. Tell us your reference number, and we will help.",
  contact: "To the contact page",
}
