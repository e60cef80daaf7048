import { countIn } from "../../count.ts"
import type { DashboardTexts } from "../dashboard-texts.ts"

const count = countIn("en")

export const synonyms: DashboardTexts["synonyms"] = {
  title: "Equal words",
  total: (groups) =>
    `${count.of(groups, { one: "group", other: "groups" })}. The search finds the words of a row for each other.`,
  words: "Words",
  actions: "Actions",
  hint: "Separate several with commas",
  search: "Find a word",
  add: "Add equal words",
  edit: "Edit equal words",
  save: "Save",
  saved: "Saved. The search knows the words now.",
  twoAtLeast: "Please enter at least two words, in one language or in several.",
  editOne: (words) => `Edit: ${words}`,
  removeOne: (words) => `Delete: ${words}`,
  remove: "Delete",
  removeText: (words) =>
    `The search will no longer find “${words}” for each other. The words stay in the trash for 30 days.`,
  removed: "Deleted",
  emptyTitle: "No equal words",
  emptyText: "Add abbreviations and other names that customers search for: HPT, ТВД, Hochdruckturbine.",
  nothing: "No row has this word.",
  loadFailed: "The equal words could not be loaded",
}
