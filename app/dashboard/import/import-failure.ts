import type { SheetError } from "#contract/sheet.ts"
import { ApiError } from "../api/call-api.ts"
import { ChangedFile } from "./sheet-file.ts"

/** Why an import failed; none of these has changed anything. */
export type ImportFailure =
  | { kind: "refused"; errors: SheetError[] }
  /** Groups whose parts were changed, if the server names them. */
  | { kind: "changed-meanwhile"; spareIds: number[] }
  | { kind: "too-large" }
  | { kind: "wrong-type" }
  | { kind: "no-response" }
  | { kind: "file-changed" }
  | { kind: "gone" }
  | { kind: "unexpected" }

/** An import that is rejected names the rows; other errors name a field alone. */
const isSheetError = (entry: object): entry is SheetError => "row" in entry && "column" in entry

export function readFailure(error: unknown): ImportFailure {
  if (error instanceof ChangedFile) return { kind: "file-changed" }
  if (!(error instanceof ApiError)) return { kind: "unexpected" }
  const { problem, status } = error
  const errors = (problem.errors ?? []).flatMap((entry) => (isSheetError(entry) ? [entry] : []))
  if (errors.length > 0) return { kind: "refused", errors }
  if (status === 409 || status === 412) return { kind: "changed-meanwhile", spareIds: changedGroups(problem) }
  if (status === 404) return { kind: "gone" }
  if (status === 413) return { kind: "too-large" }
  if (status === 415) return { kind: "wrong-type" }
  return { kind: status === 0 ? "no-response" : "unexpected" }
}

const changedGroups = ({ errors = [] }: ApiError["problem"]): number[] =>
  errors.filter(({ code }) => code === "parts_changed").map(({ path }) => Number(path))
