import { memo } from "react"
import { Link } from "react-router"
import { languageOfField } from "#contract/language.ts"
import type { ListedPart } from "#contract/part-list.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { gridRoles as roles } from "#app/ui/table-roles.ts"
import { useMayWrite } from "../part/may-write.ts"
import { type PartValues, partFields } from "../part/part-form.ts"
import { type BlockState, cellKey, shownValues } from "./block-state.ts"
import { errorCodeText } from "../api/error-text.ts"
import { type AfterField, CellField } from "./cell-field.tsx"
import { columnFields } from "./columns.ts"

interface GridRowProps {
  part: ListedPart
  row: number
  rowIndex: number
  /** Values, typed fields and marks as text, so that a row renders only when they differ. */
  values: string
  typed: string
  marks: string
  selectedFrom: number
  selectedTo: number
  /** Column with the grid's Tab stop, and the one being edited; -1 for none. */
  stop: number
  open: number
  replaces: boolean
  groupName: string | null
  onInput: (value: string) => void
  onDone: (isKept: boolean, after: AfterField) => void
}

type Mark = [field: string, error: string | null, conflict: string | null]

/** Returns the state of a row's cells. */
export function rowFacts(state: BlockState, part: ListedPart): Pick<GridRowProps, "values" | "typed" | "marks"> {
  const marks = partFields
    .map((field) => {
      const key = cellKey(part.id, field)
      return [field, state.errors.get(key), state.conflicts.get(key)]
    })
    .filter(([, error, conflict]) => error !== undefined || conflict !== undefined)
  return {
    values: JSON.stringify(shownValues(state, part)),
    typed: Object.keys(state.pending.get(part.id)?.fields ?? {}).join(),
    marks: marks.length > 0 ? JSON.stringify(marks) : "",
  }
}

export const GridRow = memo(
  function GridRow(props: GridRowProps) {
    const { part, row, rowIndex, selectedFrom, selectedTo, stop, open, replaces, groupName } = props
    const { partGrid: texts, parts: partTexts, common } = useDashboardTexts()
    const mayWrite = useMayWrite()
    const values = JSON.parse(props.values) as PartValues
    const typed = new Set(props.typed.split(","))
    const marks = new Map((JSON.parse(props.marks || "[]") as Mark[]).map(([field, ...rest]) => [field, rest]))
    const reason = (code: string) =>
      code in partTexts.errors ? partTexts.errors[code as keyof typeof partTexts.errors] : errorCodeText(common, code)
    return (
      <tr {...roles.row} data-row={row} aria-rowindex={rowIndex}>
        {columnFields.map((field, column) => {
          const [error, conflict] = marks.get(field) ?? []
          const isSelected = column >= selectedFrom && column <= selectedTo
          const state = error ? "wrong" : typeof conflict === "string" ? "conflict" : typed.has(field) ? "typed" : ""
          const note = error
            ? reason(error)
            : typeof conflict === "string"
              ? texts.storedNow(conflict || partTexts.empty)
              : state === "typed"
                ? texts.unsaved
                : ""
          const Tag = column === 0 ? "th" : "td"
          return (
            <Tag
              key={field}
              aria-readonly={mayWrite(field) ? undefined : true}
              {...(column === 0 ? roles.rowHead : roles.cell)}
              className={`grid-${field}${state ? ` grid-${state}` : ""}`}
              data-column={column}
              aria-colindex={column + 1}
              aria-selected={isSelected}
              aria-invalid={state === "wrong" || state === "conflict" ? true : undefined}
              tabIndex={column === stop && open !== column ? 0 : -1}
            >
              {open === column ? (
                <CellField
                  label={`${partTexts.fields[field]}, ${part.partnumber}`}
                  field={field}
                  value={replaces ? "" : values[field]}
                  onInput={props.onInput}
                  onDone={props.onDone}
                />
              ) : (
                <>
                  <span className="grid-text" lang={languageOfField(field)}>
                    {values[field]}
                  </span>
                  {note && <small className={state === "typed" ? "visually-hidden" : "grid-note"}>{note}</small>}
                </>
              )}
            </Tag>
          )
        })}
        {groupName !== null && (
          <td
            {...roles.cell}
            data-column={columnFields.length}
            aria-colindex={columnFields.length + 1}
            aria-selected={columnFields.length >= selectedFrom && columnFields.length <= selectedTo}
            tabIndex={columnFields.length === stop ? 0 : -1}
          >
            <Link tabIndex={-1} to={`/dashboard/spare/${part.spare_id}/parts`}>
              {groupName}
            </Link>
          </td>
        )}
      </tr>
    )
  },
  // Only an open row's handlers are called.
  (one, other) =>
    other.open === -1 &&
    (Object.keys(one) as (keyof GridRowProps)[]).every(
      (name) => /^(?:onInput|onDone|part)$/u.test(name) || one[name] === other[name],
    ),
)
