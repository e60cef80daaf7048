import type { InquiryLine } from "#contract/inquiry-line.ts"
import type { Offer, OfferLineInput, OfferPatch } from "#contract/offer.ts"
import { ApiError, isPassing } from "../api/call-api.ts"
import { isCode } from "../api/error-text.ts"
import { entriesOf, readEntry, removeEntry, writeEntry } from "../editor/unsaved-input.ts"
import { createListeners } from "../ui/listeners.ts"
import { type LineConflict, mergeLines } from "./merge-lines.ts"
import { type OfferedRow, enteredLines, linesOf, rowsOf } from "./offer-rows.ts"

const pauseMs = 700
const retryMs = 5_000
const mostSteps = 100

/** Fields of the head that are typed. */
export type OfferHead = Partial<{
  [Field in Exclude<keyof OfferPatch, "lines">]-?: Exclude<OfferPatch[Field], undefined>
}>

export interface SheetState {
  /** As stored last. */
  offer: Offer
  rows: readonly OfferedRow[]
  /** Head fields that are not stored yet. */
  head: OfferHead
  conflicts: readonly LineConflict[]
  isSaving: boolean
  /** Why the last try failed; null without a failure. */
  failure: unknown
  isUnsaved: boolean
}

interface OfferStoreOptions {
  offer: Offer
  asked: readonly InquiryLine[]
  device: Storage
  send: (version: number, patch: OfferPatch) => Promise<Offer>
}

interface Kept {
  base: OfferLineInput[]
  lines: OfferLineInput[]
  head: OfferHead
}

const isKept = (value: unknown): value is Kept =>
  typeof value === "object" && value !== null && "base" in value && "lines" in value && "head" in value

const isSame = (lines: readonly OfferLineInput[], others: readonly OfferLineInput[]): boolean =>
  lines.length === others.length &&
  lines.every((line, index) => {
    const other = others[index]
    return (Object.keys(line) as (keyof OfferLineInput)[]).every((field) => line[field] === other?.[field])
  })

/** Holds an offer being typed: stores it after each pause, keeps it on the device until then, merges what others store. */
export function createOfferStore({ offer: first, asked: inquiryLines, device, send }: OfferStoreOptions) {
  const entry = `${entriesOf("offer", first.id)}lines`
  let base = enteredLines(first)
  let state: SheetState = {
    offer: first,
    rows: rowsOf(base, inquiryLines),
    head: {},
    conflicts: [],
    isSaving: false,
    failure: null,
    isUnsaved: false,
  }
  let past: (readonly OfferedRow[])[] = []
  let future: (readonly OfferedRow[])[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const { subscribe, notify } = createListeners()
  const isChanged = () => !isSame(linesOf(state.rows), base)
  const set = (part: Partial<SheetState>) => {
    state = { ...state, ...part }
    state = { ...state, isUnsaved: isChanged() || Object.keys(state.head).length > 0 }
    notify()
  }
  const keep = () => {
    const content: Kept = { base, lines: linesOf(state.rows), head: state.head }
    if (state.isUnsaved) writeEntry(device, entry, { savedAt: new Date().toISOString(), content })
    else removeEntry(device, entry)
  }
  const saveSoon = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void save(), ms)
  }
  /** Takes an offer as the server has it; rows that were sent get the ids of their lines. */
  const takeStored = (offer: Offer, sent: readonly OfferedRow[] | null, sentHead: OfferHead) => {
    base = enteredLines(offer)
    const ids = new Map(sent?.filter(({ line }) => line !== null).map(({ key }, index) => [key, base[index]?.id]))
    const rows = state.rows.map((row) => {
      const id = ids.get(row.key)
      return row.line && id !== undefined ? { ...row, line: { ...row.line, id } } : row
    })
    const head = Object.fromEntries(
      Object.entries(state.head).filter(([name, value]) => sentHead[name as keyof OfferHead] !== value),
    )
    set({ offer, rows, head, failure: null })
  }
  const takeTheirs = (offer: Offer) => {
    const { rows, conflicts } = mergeLines(state.rows, base, enteredLines(offer))
    base = enteredLines(offer)
    const present = new Set(linesOf(rows).map(({ id }) => id))
    const added = base.filter(({ id }) => !present.has(id))
    set({ offer, rows: added.length > 0 ? rowsOf([...linesOf(rows), ...added], inquiryLines) : rows, conflicts })
  }

  async function save(): Promise<void> {
    clearTimeout(timer)
    // A revision that was sent meanwhile takes nothing more.
    if (state.isSaving || !state.isUnsaved || isCode(state.failure, "conflict")) return
    const { rows, head, offer } = state
    // "No offer" is refused without its reason, which is chosen next.
    if (linesOf(rows).some(({ kind, reason }) => kind === "none" && reason === "")) return
    const lines = isChanged() ? { lines: linesOf(rows) } : {}
    set({ isSaving: true })
    try {
      const stored = await send(offer.version, { ...head, ...lines })
      set({ isSaving: false })
      takeStored(stored, "lines" in lines ? rows : null, head)
    } catch (failure) {
      set({ isSaving: false })
      const current = failure instanceof ApiError ? failure.problem.current : undefined
      if (current) takeTheirs(current as Offer)
      else {
        set({ failure })
        if (isPassing(failure)) saveSoon(retryMs)
        keep()
        return
      }
    }
    keep()
    if (state.isUnsaved) saveSoon(pauseMs)
  }

  const change = (rows: readonly OfferedRow[]) => {
    past = [...past.slice(-mostSteps), state.rows]
    future = []
    set({ rows })
    keep()
    saveSoon(pauseMs)
  }
  const step = (from: (readonly OfferedRow[])[], to: (readonly OfferedRow[])[]) => {
    const rows = from.pop()
    if (!rows) return
    to.push(state.rows)
    // Lines that were stored meanwhile keep their ids.
    const ids = new Map(state.rows.map(({ key, line }) => [key, line?.id]))
    set({ rows: rows.map((row) => (row.line ? { ...row, line: { ...row.line, id: ids.get(row.key) } } : row)) })
    keep()
    saveSoon(pauseMs)
  }

  const kept = readEntry(device, entry, isKept)?.content
  if (kept && first.state === "draft") {
    const merged = mergeLines(rowsOf(kept.lines, inquiryLines), kept.base, base)
    set({ ...merged, head: kept.head })
    saveSoon(pauseMs)
  } else removeEntry(device, entry)

  return {
    subscribe,
    read: () => state,
    change,
    undo: () => step(past, future),
    redo: () => step(future, past),
    setHead: (part: OfferHead) => {
      set({ head: { ...state.head, ...part } })
      keep()
      saveSoon(pauseMs)
    },
    save,
    /** Returns what is typed as changes to another revision, whose lines have other ids. */
    typed: (): OfferPatch => ({
      ...state.head,
      lines: linesOf(state.rows).map((line) => ({ ...line, id: undefined })),
    }),
    /** Takes an offer that was sent, withdrawn or taken back. */
    take: (offer: Offer) => {
      base = enteredLines(offer)
      set({ offer, rows: rowsOf(base, inquiryLines), head: {}, failure: null })
      keep()
    },
    resolve: (conflict: LineConflict, takesTheirs: boolean) => {
      const conflicts = state.conflicts.filter((other) => other !== conflict)
      const rows = state.rows.map((row) =>
        takesTheirs && row.key === conflict.key && row.line
          ? { ...row, line: { ...row.line, [conflict.field]: conflict.theirs } }
          : row,
      )
      set({ conflicts })
      change(rows)
    },
  }
}

export type OfferStore = ReturnType<typeof createOfferStore>
