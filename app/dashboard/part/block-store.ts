import { dashboardLimits } from "#contract/dashboard-limits.ts"
import type { ListedPart } from "#contract/part-list.ts"
import { ApiError, callApi } from "../api/call-api.ts"
import { createActLog, type Placement, type Reversal } from "./act-log.ts"
import { createListeners } from "../ui/listeners.ts"
import { sendInSteps } from "./send-in-steps.ts"
import { placeParts } from "./place-parts.ts"
import {
  type BlockState,
  type CellChange,
  type Pending,
  cellKey,
  dropWrong,
  emptyBlock,
  forgetParts,
  applyRemote,
  shownValues,
  takeStored,
  toSend,
  typeCells,
} from "./block-state.ts"
import { applyRejection } from "./apply-rejection.ts"

const retryMs = 3_000

const changesOf = (cells: readonly Pending[]): CellChange[] =>
  cells.flatMap(({ base, fields }) =>
    Object.entries(fields).map(([field, value]) => ({ part: base, field: field as CellChange["field"], value })),
  )

/** Holds typed cells until they are stored: one request at a time, retried while the server is away. */
export function createBlockStore() {
  let state: BlockState = emptyBlock
  let timer: ReturnType<typeof setTimeout> | undefined
  let course: Promise<void> = Promise.resolve()
  /** Input of the open field. */
  let editing: CellChange | null = null
  const { subscribe, notify } = createListeners()
  const set = (next: Partial<BlockState>) => {
    state = { ...state, ...next, ...acts.facts(), isEditing: editing !== null }
    notify()
  }
  const takeParts = (parts: readonly ListedPart[], sent: ReadonlyMap<string, string> = new Map()) =>
    set(takeStored(state, parts, sent))
  const acts = createActLog(
    { undoCells: (parts) => callApi("POST /part/undo", { json: { parts } }), place: placeParts },
    takeParts,
  )
  /** Runs one request after the other. */
  const inSequence = <T>(work: () => Promise<T>): Promise<T> => {
    const run = course.then(work)
    course = run.then(
      () => undefined,
      () => undefined,
    )
    return run
  }

  async function send(): Promise<void> {
    for (;;) {
      const { parts, typed } = toSend(state, dashboardLimits.partsChangedAtOnce)
      if (parts.length === 0) return
      try {
        // oxlint-disable-next-line no-await-in-loop -- what is typed meanwhile goes with the next request
        const done = await callApi("PATCH /part", { json: { parts } })
        acts.noteCells(done.parts)
        set({ ...takeStored(state, done.parts, typed), trouble: null })
      } catch (error) {
        const marked = applyRejection(state, error, parts)
        set(
          marked ? { ...marked, trouble: null } : { trouble: error instanceof ApiError ? error.problem.code : "other" },
        )
        if (marked) continue
        clearTimeout(timer)
        timer = setTimeout(retry, retryMs)
        return
      }
    }
  }
  const retry = () => void inSequence(send)
  const type = (changes: readonly CellChange[]) => {
    if (changes.length === 0) return
    set(typeCells(state, changes))
    retry()
  }

  return {
    subscribe,
    read: () => state,
    type,
    /** Restores cells left unsaved elsewhere. */
    adopt: (cells: readonly Pending[]) => type(changesOf(cells)),
    retry,
    /** Resolves when the requests under way are done, stored or not. */
    settled: () => course,
    edit: (change: CellChange) => {
      editing = change
      // Notifies only on change, so that typing causes no further renders.
      if (state.isEditing) notify()
      else set({})
    },
    /** Closes the open field and keeps or drops its input. */
    endEdit: (isKept: boolean) => {
      const change = editing
      editing = null
      set({})
      if (change && isKept && shownValues(state, change.part)[change.field] !== change.value) type([change])
    },
    /** Returns all unsaved cells, including the open field. */
    unsaved: (): Pending[] => [...(editing ? typeCells(state, [editing]) : state).pending.values()],
    /** Resolves a cell in conflict: accepts the stored value, or saves the typed one over it. */
    decide: (part: ListedPart, field: CellChange["field"], take: "stored" | "typed") => {
      const key = cellKey(part.id, field)
      const value = take === "stored" ? state.conflicts.get(key) : state.pending.get(part.id)?.fields[field]
      if (value !== undefined) type([{ part, field, value }])
    },
    dropWrong: () => set(dropWrong(state)),
    /** Accepts parts changed by another call, as one undoable change. */
    noteAct: (parts: readonly ListedPart[]) => {
      acts.noteCells(parts)
      takeParts(parts)
    },
    /** Records parts that were added; what was typed in a row goes on in its cells. */
    noteAdded: (parts: readonly ListedPart[]) => {
      acts.notePlaced(parts.map(({ id, spare_id }) => ({ id, from: null, to: spare_id })))
      set({})
    },
    /** Records a change of what belongs to a part; returns how to undo it. */
    noteChange: (change: Reversal) => {
      const act = acts.noteChange(change)
      set({})
      return () => inSequence(() => acts.undo(act)).finally(() => set({}))
    },
    /** Deletes or moves parts in steps; returns those done, how to undo that, and the error of the others. */
    place: (placements: readonly Placement[], onProgress: (share: number) => void) =>
      inSequence(async () => {
        const { done, error } = await sendInSteps(placements, dashboardLimits.partsAtOnce, (step, before) => {
          onProgress(before / placements.length)
          return placeParts(step)
        })
        const act = acts.notePlaced(done)
        set(
          forgetParts(
            state,
            done.flatMap(({ id, to }) => (to === null ? [id] : [])),
          ),
        )
        return { done, error, undo: () => inSequence(() => acts.undo(act)).finally(() => set({})) }
      }),
    meet: (parts: readonly ListedPart[]) => set(applyRemote(state, parts)),
    undo: () => inSequence(() => acts.undo()).finally(() => set({})),
    redo: () => inSequence(acts.redo).finally(() => set({})),
    close: () => clearTimeout(timer),
  }
}

export type BlockStore = ReturnType<typeof createBlockStore>
