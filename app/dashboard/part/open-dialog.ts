import type { ListedPart } from "#contract/part-list.ts"
import type { LeftRow } from "./use-add-rows.ts"
import type { TickedPart } from "./use-ticks.ts"

/** What is open above the table; null for nothing. */
export type OpenDialog =
  | { kind: "part"; spareId: number; part: ListedPart | null; number?: string; row?: LeftRow }
  | { kind: "group"; rows: number; add: (group: number) => unknown }
  | { kind: "change"; way: "set" | "replace" }
  | { kind: "move"; parts: readonly TickedPart[] }
  | { kind: "import" }
  | null
