import { useCallback, useState } from "react"
import { limits } from "#contract/limits.ts"
import {
  type ColumnUses,
  type ReadLine,
  type ReadTable,
  listRequested,
  readNumbers,
} from "#contract/number-reader/read-numbers.ts"
import { type Lookup, createLookup } from "../request-list/look-up-numbers.ts"
import { type PasteRow, type RowEdit, pasteRows, renumber, withEdit } from "./paste-row.ts"

/** Parsed text, with the visitor's changes. */
interface Reading {
  text: string
  lookup: Lookup
  lines: readonly ReadLine[]
  tables: readonly ReadTable[]
  chosen: ReadonlyMap<number, ColumnUses>
  edits: ReadonlyMap<string, RowEdit>
  /** Ids of removed rows, the latest removal last. */
  removals: readonly ReadonlySet<string>[]
  rows: readonly PasteRow[]
  /** Rows beyond the limit of an inquiry. */
  tooMany: readonly PasteRow[]
}

const nothing = (): Reading => ({
  text: "",
  lookup: createLookup(),
  lines: [],
  tables: [],
  chosen: new Map(),
  edits: new Map(),
  removals: [],
  rows: [],
  tooMany: [],
})

/**
 * Reads pasted text, again with other columns, and keeps changes and removals. Each call rejects when the catalogue
 * does not respond.
 */
export function useReading() {
  const [reading, setReading] = useState(nothing)

  const read = async (text: string): Promise<ReadLine[]> => {
    const lookup = createLookup(await listRequested(text))
    const { lines, tables } = await readNumbers(text, lookup.known)
    setReading(withRows({ ...nothing(), text, lookup, lines, tables }))
    return lines
  }
  const choose = async (line: number, uses: ColumnUses): Promise<void> => {
    const chosen = new Map(reading.chosen).set(line, uses)
    const { lines, tables } = await readNumbers(reading.text, reading.lookup.known, chosen)
    setReading((before) => withRows({ ...before, chosen, lines, tables }))
  }
  /** Changes a row; the visitor's changes are kept when the text is read again. */
  const edit = useCallback((id: string, change: Partial<PasteRow>) => {
    setReading((before) => ({
      ...before,
      edits:
        change.quantity === undefined
          ? before.edits
          : new Map(before.edits).set(id, { ...before.edits.get(id), quantity: change.quantity }),
      rows: before.rows.map((row) => (row.id === id ? { ...row, ...change } : row)),
    }))
  }, [])
  const { lookup } = reading
  const changeNumber = useCallback(
    async (id: string, number: string): Promise<void> => {
      await lookup.known([number], () => true)
      setReading((before) => ({
        ...before,
        edits: new Map(before.edits).set(id, { ...before.edits.get(id), number }),
        rows: before.rows.map((row) => (row.id === id ? renumber(row, number, lookup) : row)),
      }))
    },
    [lookup],
  )
  const remove = useCallback((ids: readonly string[]) => {
    setReading((before) => withRows({ ...before, removals: [...before.removals, new Set(ids)] }))
  }, [])
  const undoRemove = () => setReading((before) => withRows({ ...before, removals: before.removals.slice(0, -1) }))
  return { reading, read, choose, edit, changeNumber, remove, undoRemove, clear: () => setReading(nothing()) }
}

/** Rebuilds the rows; existing ones stay, so that choices in them are kept. */
function withRows(reading: Reading): Reading {
  const { lines, lookup, edits, removals } = reading
  const shown = new Map(reading.rows.map((row) => [row.id, row]))
  const all = pasteRows(lines, lookup)
    .filter(({ id }) => !removals.some((removed) => removed.has(id)))
    .map((row) => {
      const next = withEdit(row, edits.get(row.id) ?? {}, lookup)
      const before = shown.get(row.id)
      return before && before.number === next.number
        ? { ...next, meant: before.meant, takeSuccessor: before.takeSuccessor }
        : next
    })
  return { ...reading, rows: all.slice(0, limits.inquiryItems), tooMany: all.slice(limits.inquiryItems) }
}
