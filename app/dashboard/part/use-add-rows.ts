import { useState } from "react"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { roleOfHeading } from "#contract/number-reader/headings.ts"
import { languages } from "#contract/language.ts"
import type { ListedPart } from "#contract/part-list.ts"
import { ApiError, callApi } from "../api/call-api.ts"
import { useAction } from "../ui/use-action.ts"
import type { BlockStore } from "./block-store.ts"
import { sendInSteps } from "./send-in-steps.ts"
import { type PartField, type PartValues, checkPart, emptyPart, partFields } from "./part-form.ts"

/** A row that was not added to a group, and why; `taken` is the number that the group has. */
export interface LeftRow {
  values: PartValues
  group: number
  code: string
  taken?: string
}

interface AddRowsOptions {
  store: BlockStore
  /** Goes on with the group that new rows belong to, which may have to be asked. */
  inGroup: (rows: number, add: (group: number) => Promise<unknown>) => Promise<void>
  onAdded: (parts: readonly ListedPart[]) => void
}

/** Adds typed and pasted rows to a group; refused ones stay until they are corrected or discarded. */
export function useAddRows({ store, inGroup, onAdded }: AddRowsOptions) {
  const [refused, setRefused] = useState<readonly LeftRow[]>([])
  const { isBusy, run } = useAction()
  const addTo = async (group: number, rows: readonly PartValues[]) => {
    const read = rows.map((values) => ({ values, checked: checkPart(values) }))
    const inputs = read.flatMap(({ values, checked }) => ("input" in checked ? [{ values, input: checked.input }] : []))
    const left: LeftRow[] = read.flatMap(({ values, checked }) =>
      "errors" in checked ? [{ values, group, code: Object.values(checked.errors)[0] ?? "invalid" }] : [],
    )
    const added: ListedPart[] = []
    const sent = await sendInSteps(inputs, dashboardLimits.partsChangedAtOnce, async (step) => {
      const json = { parts: step.map(({ input }) => input) }
      const done = await callApi("POST /spare/:id/part/rows", { params: { id: group }, json })
      added.push(...done.parts)
      for (const { index, partnumber } of done.refused) {
        const values = step[index]?.values
        if (values) left.push({ values, group, code: "duplicate", taken: partnumber })
      }
    })
    const code = sent.error instanceof ApiError ? sent.error.problem.code : "other"
    setRefused((before) => [...before, ...left, ...sent.left.map(({ values }) => ({ values, group, code }))])
    if (added.length === 0) return
    store.noteAdded(added)
    onAdded(added)
  }
  const add = (rows: readonly PartValues[]) => inGroup(rows.length, (group) => run(() => addTo(group, rows)))
  return {
    isBusy,
    refused,
    drop: (row: LeftRow | null) => setRefused((before) => (row ? before.filter((other) => other !== row) : [])),
    addNumber: (partnumber: string) => add([{ ...emptyPart, partnumber }]),
    /** Adds the rows of a spreadsheet: by its headings if the first row holds them, else in the order of the table. */
    addCells: (cells: readonly (readonly string[])[]) => {
      const columns = columnsOf(cells[0] ?? [])
      const rows = (columns ? cells.slice(1) : cells).filter((row) => row.some((cell) => cell.trim() !== ""))
      return add(rows.map((row) => rowOf(row, columns ?? partFields)))
    },
  }
}

function rowOf(cells: readonly string[], columns: readonly (PartField | null)[]): PartValues {
  const filled = columns.flatMap((field, index) =>
    field && cells[index]?.trim() ? [[field, cells[index].trim()]] : [],
  )
  return { ...emptyPart, ...Object.fromEntries(filled) }
}

const roles = { number: "partnumber", successor: "subst_part", quantity: "quantity" } as const

/** Returns the field of each column if these are headings; null if they are a part. */
export function columnsOf(headings: readonly string[]): (PartField | null)[] | null {
  const columns = headings.map((heading): PartField | null => {
    const role = roleOfHeading(heading)
    if (role === "number" || role === "successor" || role === "quantity") return roles[role]
    const words = heading.toLowerCase()
    const language = languages.find((code) => new RegExp(`\\b${code}\\b|${languageNames[code]}`, "u").test(words))
    return language ? `description_${language}` : null
  })
  return columns.includes("partnumber") ? columns : null
}

/** How languages begin in headings of German, English and Russian tables. */
const languageNames = { de: "deutsch|german|немец", en: "englis|англий", ru: "russ|русск" }
