import { useRef, useState } from "react"
import type { Part } from "#contract/part.ts"
import { ApiError, callApi } from "../api/call-api.ts"
import type { EditState, Values } from "../editor/edit-state.ts"
import { entriesOf } from "../editor/unsaved-input.ts"
import { useEditing } from "../editor/use-editing.ts"
import {
  type PartErrors,
  type PartField,
  type PartValues,
  checkPart,
  emptyPart,
  isPartField,
  partChanges,
  valuesOf,
} from "./part-form.ts"

/** Why saving failed, apart from single fields. */
export type PartTrouble =
  | { kind: "stale"; stored: Values; conflicts: PartField[] }
  | { kind: "gone" }
  | { kind: "failed"; error: unknown }
  | null

interface PartFormOptions {
  spareId: number
  /** The part to edit; null adds one. */
  opened: Part | null
  /** Initial values of a new part. */
  initial?: Partial<PartValues> | undefined
  /** Called when a save was rejected; a field or message says why. */
  onRefused: () => void
  /** The form stays busy until this resolves; `before` is null for an added part. */
  onSaved: (part: Part, before: Part | null) => Promise<void>
}

/** Form of one part; its input is kept on this device, that of a new part for each group. */
export function usePartForm({ spareId, opened, initial, onRefused, onSaved }: PartFormOptions) {
  const [part, setPart] = useState(opened)
  const [trouble, setTrouble] = useState<PartTrouble>(null)
  // A save based on somebody else's runs before the next render.
  const latest = useRef(opened)
  const hold = (next: Part | null) => {
    latest.current = next
    setPart(next)
  }
  const editing = useEditing<Part>({
    unsavedIn: entriesOf("part", part?.id ?? `new-${spareId}`),
    start: contentOf(opened, initial),
    version: opened?.version ?? 0,
    mergesAtOnce: true,
    isDone: true,
    send: (from) => {
      setTrouble(null)
      return send(spareId, latest.current, from)
    },
    onStoredElsewhere: hold,
    onSaved: async (stored) => (stored ? onSaved(stored, latest.current) : undefined),
    explain: fieldErrors,
    onRefused: (error) => {
      const reason = troubleOf(error)
      setTrouble(reason)
      if (reason?.kind === "gone") startAnew()
      onRefused()
    },
  })
  const { state, dispatch, conflict, changed } = editing
  const values = partValues(state)
  /** Turns the input into a new part. */
  const startAnew = () => {
    hold(null)
    dispatch({ type: "rebase", mine: state.typed, stored: emptyPart, values: {}, version: 0 })
  }
  return {
    ...editing,
    part,
    values,
    isChanged: changed.length > 0,
    trouble: conflict && !conflict.incoming ? staleTrouble(conflict.theirs, conflict.merged.conflicts) : trouble,
    /** Saves; resolves with the stored part, or null when something must be corrected or decided. */
    save: async (): Promise<Part | null> => {
      const checked = checkPart(values)
      if (!("errors" in checked)) return editing.save()
      setTrouble(null)
      editing.clearConflict()
      editing.setErrors(checked.errors)
      onRefused()
      return null
    },
    /** Accepts what somebody else stored where both changed a field. */
    takeStored: () => {
      if (!conflict) return
      for (const key of conflict.merged.conflicts) dispatch({ type: "set", key, value: conflict.theirs[key] ?? "" })
      editing.clearConflict()
    },
    restart: (from: Part | null) => {
      hold(from)
      dispatch({ type: "start", content: contentOf(from), version: from?.version ?? 0 })
      editing.setErrors({})
      setTrouble(null)
    },
  }
}

const contentOf = (part: Part | null, initial: Partial<PartValues> = {}) => ({
  fields: part ? valuesOf(part) : { ...emptyPart, ...initial },
  pictures: [],
})

const partValues = ({ typed }: EditState): PartValues => ({ ...emptyPart, ...typed.fields })

const staleTrouble = (stored: Values, conflicts: readonly string[]): PartTrouble => ({
  kind: "stale",
  stored,
  conflicts: conflicts.filter(isPartField),
})

async function send(spareId: number, part: Part | null, from: EditState): Promise<Part> {
  const checked = checkPart(partValues(from))
  if ("errors" in checked) throw new Error("A part is checked before it is sent")
  const { input } = checked
  if (!part) return callApi("POST /spare/:id/part", { params: { id: spareId }, json: input })
  const changes = partChanges(from.stored.fields, input)
  if (Object.keys(changes).length === 0) return part
  const params = { id: spareId, part: part.id }
  return callApi("PATCH /spare/:id/part/:part", { params, json: changes, version: from.version })
}

function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {}
  if (error.status === 409) return { partnumber: "duplicate" } satisfies PartErrors
  const fields = (error.problem.errors ?? []).filter(({ path }) => isPartField(path))
  return Object.fromEntries(fields.map(({ path, code }) => [path, code]))
}

function troubleOf(error: unknown): PartTrouble {
  if (Object.keys(fieldErrors(error)).length > 0) return null
  if (error instanceof ApiError && error.status === 404) return { kind: "gone" }
  return { kind: "failed", error }
}
