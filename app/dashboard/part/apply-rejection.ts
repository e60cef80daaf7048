import type { ListedPart } from "#contract/part-list.ts"
import { ApiError, isPassing } from "../api/call-api.ts"
import { isPartField } from "./part-form.ts"
import { type BlockState, type SentPart, cellKey, applyRemote } from "./block-state.ts"

/** Returns the state after a rejected request; null when it can be retried unchanged. */
export function applyRejection(state: BlockState, error: unknown, sent: readonly SentPart[]): BlockState | null {
  if (!(error instanceof ApiError) || isPassing(error)) return null
  const { code, current, errors: named = [] } = error.problem
  if (code === "stale" && Array.isArray(current)) return applyRemote(state, current as ListedPart[])
  const errors = new Map(state.errors)
  const mark = (part: SentPart, names: readonly string[], reason: string) => {
    for (const name of names) if (isPartField(name)) errors.set(cellKey(part.id, name), reason)
  }
  for (const { path, code: reason } of named) {
    const [, index, field] = path.split(".")
    const part = sent[Number(index)]
    if (part) mark(part, field === undefined ? Object.keys(part) : [field], reason)
  }
  // Without a faulty cell all are held back, so that the request is not repeated forever.
  if (errors.size === state.errors.size) for (const part of sent) mark(part, Object.keys(part), code)
  return { ...state, errors }
}
