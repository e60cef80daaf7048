import type { DashboardTexts } from "../dashboard-texts.ts"
import { countIn } from "../../count.ts"

const count = countIn("en")
const parts = { one: "part", other: "parts" }

export const spares: DashboardTexts["spares"] = {
  title: "Spare Parts",
  summary: (groups, total) => `${count.of(groups, { one: "group", other: "groups" })}, ${count.of(total, parts)}`,
  add: "Add spare part (group)",
  parts: (total) => count.of(total, parts),
  noImage: "No image",
  catalogue: "Catalogue download",
  untitled: "Untitled",
  emptyTitle: "No item",
  emptyText: "A group holds the parts of one turbine family. Add the first one, then its parts.",
  loadFailed: "The spare-part groups could not be loaded",
  addTitle: "Add spare part",
  addButton: "Create group",
  added: "Group created",
  required: "Please enter a German title.",
  recordLoadFailed: "The spare-part group could not be loaded",
  gone: "There is no such group",
  removedText: "It has been deleted, or the address is wrong.",
  toList: "To spare parts",
  viewPage: "View page",
  remove: "Delete group",
  removeText: (title, total) => `Group “${title}” with ${count.of(total, parts)}, its texts and images.`,
  removeFailed: "The group could not be deleted.",
  sections: "Sections",
  catalogueLabel: "Catalogue on the page",
  catalogueTitle: "Catalogue",
  catalogueKinds: { none: "No catalogue", generated: "Made from the parts" },
  catalogueHints: {
    none: "The page offers nothing to download.",
    generated: "Visitors download the parts as an Excel file, without prices, in their language.",
  },
}
