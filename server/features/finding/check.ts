import type { FindingName, FindingState } from "#contract/finding-constants.ts"
import type { AppContext } from "#server/app-context.ts"

/** What checks look at; a command has no more. */
export type CheckContext = Pick<
  AppContext,
  "db" | "dialect" | "content" | "config" | "clock" | "log" | "programDir" | "records"
>

export interface CheckOutcome {
  state: FindingState
  /** How many, hours, or per cent. */
  count?: number
  /** Evidence: a name, a date, an address. */
  detail?: string
}

/** Something that an owner has to know of; `run` looks once and changes nothing. */
export interface Check {
  name: FindingName
  run: (app: CheckContext) => Promise<CheckOutcome>
}

export const hourMs = 3_600_000

/** Returns "fine" for nothing to look at. */
export const lookAt = (count: number, detail = ""): CheckOutcome => ({
  state: count === 0 ? "fine" : "look",
  count,
  detail,
})

const shownNames = 3

/** Same for what has names, of which the first are the evidence. */
export const lookAtNames = (names: readonly string[]): CheckOutcome =>
  lookAt(names.length, names.slice(0, shownNames).join(", ") + (names.length > shownNames ? " …" : ""))
