import { listedPartSchema } from "#contract/part-list.ts"
import { draftKey, readDraft, removeDraft, writeDraft } from "../editor/draft-store.ts"
import { isPartField } from "../part/part-form.ts"
import type { Pending } from "./block-state.ts"

const keyOf = (group: number | undefined): string => draftKey("part-grid", group ?? "all")

const isPending = (value: unknown): value is Pending =>
  typeof value === "object" &&
  value !== null &&
  "base" in value &&
  "fields" in value &&
  listedPartSchema.safeParse(value.base).success &&
  typeof value.fields === "object" &&
  value.fields !== null &&
  Object.entries(value.fields).every(([name, text]) => isPartField(name) && typeof text === "string")

const areCells = (value: unknown): value is Pending[] => Array.isArray(value) && value.every(isPending)

/** Returns what an earlier visit has left unsaved on this device. */
export const readKeptCells = (group: number | undefined): Pending[] =>
  readDraft(localStorage, keyOf(group), areCells)?.content ?? []

/** Keeps what is not stored yet on this device. */
export function keepCells(group: number | undefined, cells: readonly Pending[]): void {
  const draft = { version: 0, savedAt: new Date().toISOString(), content: cells }
  if (cells.length > 0) writeDraft(localStorage, keyOf(group), draft)
  else removeDraft(localStorage, keyOf(group))
}
