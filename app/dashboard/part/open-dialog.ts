import type { ListedPart } from "#contract/part-list.ts"
import type { PartField } from "./part-form.ts"
import type { LeftRow } from "./use-add-rows.ts"
import type { TickedPart } from "./use-ticks.ts"

/** What is open above the table; null for nothing. */
export type OpenDialog =
  | { kind: "part"; spareId: number; part: ListedPart | null; number?: string; row?: LeftRow }
  | { kind: "group"; rows: number; add: (group: number) => unknown }
  | { kind: "change"; way: "set" | "replace" }
  | { kind: "move"; parts: readonly TickedPart[] }
  | { kind: "import" }
  /** `paste` pastes into the cells from the marked one on, which is null where there is none. */
  | { kind: "paste"; start: { partnumber: string; field: PartField } | null; paste: (block: string) => void }
  | null
