import { useState } from "react"
import { type Part, partSchema } from "#contract/part.ts"
import { ApiError, callApi } from "../api/call-api.ts"
import type { DraftContent } from "../editor/use-draft.ts"
import {
  type PartErrors,
  type PartField,
  changesOf,
  checkPart,
  emptyPart,
  isPartField,
  isSame,
  mergeStored,
  takeDraft,
  takeFields,
  valuesOf,
} from "./part-form.ts"

/** Why saving did not work, apart from single fields. */
export type PartTrouble =
  | { kind: "stale"; stored: Part; conflicts: PartField[] }
  | { kind: "gone" }
  | { kind: "failed"; error: unknown }
  | null

/** The state of the form for one part; `part` null adds a new one. */
export function usePartForm(spareId: number, opened: Part | null) {
  const [part, setPart] = useState(opened)
  const [values, setValues] = useState(opened ? valuesOf(opened) : emptyPart)
  const { errors, refusals, setErrors, refuse } = useErrors()
  const [trouble, setTrouble] = useState<PartTrouble>(null)
  const [isSaving, setIsSaving] = useState(false)

  const setValue = (field: PartField, value: string) => {
    setValues((all) => ({ ...all, [field]: value }))
    setErrors(({ [field]: _corrected, ...others }) => others)
  }

  /** Saves; resolves with the stored part, or null when there is something to correct or to decide. */
  const save = async (base = part, typed = values): Promise<Part | null> => {
    const checked = checkPart(typed)
    setTrouble(null)
    if ("errors" in checked) {
      refuse(checked.errors)
      return null
    }
    setIsSaving(true)
    try {
      return await send(spareId, base, checked.input)
    } catch (error) {
      const stored = base && storedMeanwhile(error)
      if (stored) return await goOn(mergeStored(base, stored, typed), stored)
      refuse(fieldErrors(error))
      const found = troubleOf(error)
      if (found?.kind === "gone") setPart(null)
      setTrouble(found)
      return null
    } finally {
      setIsSaving(false)
    }
  }

  /** On top of what is stored now; at once where nothing was changed on both sides. */
  const goOn = async (merged: ReturnType<typeof mergeStored>, stored: Part): Promise<Part | null> => {
    setPart(stored)
    setValues(merged.values)
    if (merged.conflicts.length === 0) return save(stored, merged.values)
    setTrouble({ kind: "stale", stored, conflicts: merged.conflicts })
    return null
  }
  const takeStored = () => {
    if (trouble?.kind !== "stale") return
    setValues((all) => takeFields(all, valuesOf(trouble.stored), trouble.conflicts))
    setTrouble(null)
  }
  /** Puts a draft over what stands here; what somebody else has changed since it was typed is shown beside it. */
  const restoreDraft = (draft: DraftContent) => {
    const { values: restored, conflicts } = takeDraft(values, part ? valuesOf(part) : emptyPart, draft)
    setValues(restored)
    setErrors({})
    if (part && conflicts.length > 0) setTrouble({ kind: "stale", stored: part, conflicts })
  }
  const restart = (from: Part | null) => {
    setPart(from)
    setValues(from ? valuesOf(from) : emptyPart)
    setErrors({})
    setTrouble(null)
  }
  const isChanged = !isSame(values, part ? valuesOf(part) : emptyPart)
  return {
    part,
    values,
    errors,
    refusals,
    trouble,
    isSaving,
    isChanged,
    setValue,
    save,
    takeStored,
    restoreDraft,
    restart,
  }
}

function useErrors() {
  const [errors, setErrors] = useState<PartErrors>({})
  /** Grows with every refused save, so that the focus goes to the first wrong field then and not while it is corrected. */
  const [refusals, setRefusals] = useState(0)
  const refuse = (wrong: PartErrors) => {
    setErrors(wrong)
    setRefusals((count) => count + 1)
  }
  return { errors, refusals, setErrors, refuse }
}

async function send(spareId: number, part: Part | null, input: Parameters<typeof changesOf>[1]): Promise<Part> {
  if (!part) return callApi("POST /spare/:id/part", { params: { id: spareId }, json: input })
  const changes = changesOf(part, input)
  if (Object.keys(changes).length === 0) return part
  const params = { id: spareId, part: part.id }
  return callApi("PATCH /spare/:id/part/:part", { params, json: changes, version: part.version })
}

function fieldErrors(error: unknown): PartErrors {
  if (!(error instanceof ApiError)) return {}
  if (error.status === 409) return { partnumber: "duplicate" }
  const found = (error.problem.errors ?? []).filter(({ path }) => isPartField(path))
  return Object.fromEntries(found.map(({ path, code }) => [path, code]))
}

function troubleOf(error: unknown): PartTrouble {
  if (Object.keys(fieldErrors(error)).length > 0) return null
  if (error instanceof ApiError && error.status === 404) return { kind: "gone" }
  return { kind: "failed", error }
}

function storedMeanwhile(error: unknown): Part | null {
  if (!(error instanceof ApiError) || error.status !== 412) return null
  return partSchema.safeParse(error.problem.current).data ?? null
}
