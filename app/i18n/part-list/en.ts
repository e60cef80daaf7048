import { countIn } from "../count.ts"
import type { PublicTexts } from "../public-texts.ts"
import { once } from "../once.ts"

const count = countIn("en")
const items = (value: number) => count.of(value, { one: "item", other: "items" })
const parts = (value: number) => count.of(value, { one: "part", other: "parts" })
const day = once(
  () =>
    new Intl.DateTimeFormat("en-GB", {
      timeZone: "Europe/Berlin",
      day: "numeric",
      month: "short",
      year: "numeric",
    }),
)

export const partList: PublicTexts["partList"] = {
  items: parts,
  pageTitle: (group, page) => (page > 1 ? `${group}, parts list page ${count.figure(page)}` : `${group}: parts list`),
  description: (group, total) =>
    `${group}: ${parts(total)} with number, description, current number and quantity. Find, collect, request availability.`,
  descriptionPage: (page, pages) => `Page ${count.figure(page)} of ${count.figure(pages)}.`,

  table: "Parts list",
  about: "About this group",

  search: "Part number or description",
  find: "Search",
  clear: "Clear search",
  found: (value) => (value === 0 ? "Nothing found" : `${count.figure(value)} found`),
  ofAll: (total) => `of ${count.figure(total)}`,
  readHow: {
    number: (query) => `for “${query}”`,
    numbers: (query) => `for ${query}`,
    alias: (query) => `for “${query}”, the same part`,
    synonym: (query) => `for “${query}” (equal words)`,
    layout: (query) => `for “${query}” (other keyboard layout)`,
    typo: (query) => `for “${query}” (similar spelling)`,
    guess: (query) => `for “${query}” (similar spelling)`,
  },
  current: (number) => `Current part, supersedes ${number}`,
  ignoring: "Matched ignoring punctuation",
  foundIn: { de: "Found in German", en: "Found in English", ru: "Found in Russian" },

  number: "Part number",
  text: "Description",
  substitute: "Superseded by",
  quantity: "Quantity",
  request: "Request",
  none: "not superseded",
  copy: (part) => `Copy number ${part}`,
  copied: (part) => `${part} copied`,
  notCopied: "Copying is not possible in this browser.",
  add: "Request",
  addFor: (part) => `${part}: add to request`,
  added: "In request",
  addedFor: (part) => `${part}: remove again`,
  superseded: (number) => `Superseded by ${number}.`,

  pages: "Pages",
  range: (first, last, total) => `${count.figure(first)}–${count.figure(last)} of ${count.figure(total)}`,
  page: (page, pages) => `Page ${count.figure(page)} of ${count.figure(pages)}`,
  previous: "Previous page",
  next: "Next page",

  noHits: (query) => `No part matches “${query}”`,
  noHitsHelp:
    "Check the number, or write it into the request: a photo of the old part or of the nameplate is often enough. By telephone it is quicker still:",
  noHitsInForm: "Write the number into the request",
  toForm: "Go to the form",
  empty: "No parts in this list yet",
  emptyHelp: "We also supply parts that are not listed. Send us the part number, or call us:",
  failed: "The list could not be loaded",

  ask: "Request availability",
  group: "Group",
  comment: (query) => `Part wanted: ${query}`,
  bar: (value) => (value === 0 ? "No parts chosen yet" : `${items(value)} in the request`),

  catalogueTitle: "Spare parts",
  catalogueText: (group) =>
    `The complete list “${group}” for your purchasing department: numbers, descriptions, superseding numbers and quantities. Without prices.`,
  withoutCatalogue: (group) => `There is no catalogue file for “${group}”. Search the list, or send us your numbers.`,
  catalogueLink: "Download catalogue",
  catalogueFacts: (rows, date) => `.xlsx, ${parts(rows)}, ${day().format(date)}`,
}
