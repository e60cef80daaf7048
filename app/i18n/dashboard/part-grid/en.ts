import type { DashboardTexts } from "../dashboard-texts.ts"
import { countIn } from "../../count.ts"

const count = countIn("en")
const part = { one: "part", other: "parts" }
const cells = (total: number) => count.of(total, { one: "cell", other: "cells" })

export const partGrid: DashboardTexts["partGrid"] = {
  title: (group) => `Table: ${group}`,
  allTitle: "All groups",
  openOne: "Open as table",
  openAll: "All parts as a table",
  group: "Group",
  filter: "Show",
  filters: {
    all: "All parts",
    "missing-ru": "Russian description missing",
    "missing-en": "English description missing",
    "missing-de": "German description missing",
    "no-substitute": "Not superseded",
    "unknown-substitute": "Superseding part unknown",
    "quantity-0": "Quantity 0",
  },
  rows: "Rows",
  redo: "Redo",
  bulk: "Change a field",
  bulkTitle: "Change a field of many parts",
  bulkScope: "Where",
  scopeSelected: (parts) => `In the selected rows (${count.figure(parts)})`,
  scopeFound: (parts) => `In all parts found (${count.figure(parts)})`,
  bulkField: "Field",
  bulkValue: "New value",
  bulkHint: "An empty value clears the field.",
  bulkApply: (parts) => `Change ${count.of(parts, part)}`,
  changedMany: (parts) => `${count.of(parts, part)} changed.`,
  copied: (total) => `${cells(total)} copied`,
  pasted: (total) => `${cells(total)} pasted`,
  pastedPartly: (total, outside) =>
    `${cells(total)} pasted. Left out, because there is no room on this page: ${outside.join(", ")}.`,
  outsideRows: (total) => count.of(total, { one: "row", other: "rows" }),
  outsideColumns: (total) => count.of(total, { one: "column", other: "columns" }),
  emptied: (total) => `${cells(total)} cleared`,
  filled: (total) => `${cells(total)} filled`,
  undone: (parts) => `Undone: ${count.of(parts, part)}`,
  redone: (parts) => `Redone: ${count.of(parts, part)}`,
  kept: (parts) =>
    parts === 1
      ? "1 part has been changed again since and stays as it is."
      : `${count.of(parts, part)} have been changed again since and stay as they are.`,
  nothingToUndo: "Nothing to undo",
  tabLeaves: "Tab now leaves the table.",
  unsaved: "not saved",
  storedNow: (value) => `Stored now: ${value}`,
  conflicts: (total) =>
    total === 1
      ? "Somebody else has changed one of these cells too"
      : `Somebody else has changed ${cells(total)} of these too`,
  allSaved: "Everything is saved",
  unsavedCells: (total) => `${cells(total)} not saved yet`,
  wrong: (total) => `${cells(total)} cannot be saved like this.`,
  away: (total) =>
    `The server is not responding. ${cells(total)} ${total === 1 ? "stays" : "stay"} here and will be sent as soon as it does.`,
  resent: (total) => `${cells(total)} ${total === 1 ? "stays" : "stay"} here and will be sent again.`,
  restored: (total) => `What you had not saved in ${count.of(total, part)} is back.`,
  dropWrong: "Discard these entries",
  retry: "Send now",
  movedUp: "Some parts no longer match the search or filter. The next ones have moved up to this page.",
  nothing: "No part found",
  keysHint:
    "Typing replaces a cell, Enter or F2 edits it, Esc cancels. Shift + arrow keys select, Ctrl + C and Ctrl + V copy and paste blocks, Ctrl + D fills down, Delete clears, Ctrl + Z undoes. Esc and then Tab leaves the table.",
}
