import { countIn } from "../../count.ts"
import type { DashboardTexts } from "../dashboard-texts.ts"

const count = countIn("en")

export const find: DashboardTexts["find"] = {
  title: "Find",
  open: "Find anything…",
  keys: "Ctrl K",
  kinds: { opened: "last opened", screen: "Screen", act: "Do", inquiry: "Request" },
  makeBackup: "Make a backup",
  importParts: "Import parts",
  found: (hits) => count.of(hits, { one: "hit", other: "hits" }),
  nothing: "Nothing found",
  legend: "↑ ↓ choose · Enter open · Ctrl Enter new tab",
}
