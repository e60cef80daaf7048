import { memo } from "react"
import { Link } from "react-router"
import { languageOfField } from "#contract/language.ts"
import type { ListedPart, RowNote } from "#contract/part-list.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { gridRoles as roles } from "#app/ui/table-roles.ts"
import { errorCodeText } from "../api/error-text.ts"
import { type BlockState, cellKey, shownValues } from "./block-state.ts"
import { type AfterField, CellField } from "./cell-field.tsx"
import { MarkedText } from "../ui/marked-text.tsx"
import { useMayWrite } from "./may-write.ts"
import { type PartField, type PartValues, partFields } from "./part-form.ts"

interface GridRowProps {
  part: ListedPart
  row: number
  rowIndex: number
  /** Values, typed fields and marks as text, so that a row renders only when they differ. */
  values: string
  typed: string
  marks: string
  note: RowNote | undefined
  query: string
  /** Whether the row is ticked; null where rows cannot be. */
  isTicked: boolean | null
  isAdded: boolean
  /** Whether the part is opened beside the table. */
  isOpened: boolean
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

/** A row of the table. Presses on its checkbox and arrow are handled by the table, which knows the row by its part. */
export const GridRow = memo(
  function GridRow(props: GridRowProps) {
    const { part, row, rowIndex, note, isTicked, groupName, stop } = props
    const { parts: texts, partGrid } = useDashboardTexts()
    const values = JSON.parse(props.values) as PartValues
    const column = partFields.length
    return (
      <tr
        {...roles.row}
        className={props.isOpened ? "grid-opened" : props.isAdded ? "grid-added" : undefined}
        data-row={row}
        data-part={part.id}
        aria-rowindex={rowIndex}
        aria-selected={isTicked ?? undefined}
      >
        {isTicked !== null && (
          <td {...roles.cell} className="grid-tick">
            <label className="row-tick">
              <input
                type="checkbox"
                tabIndex={-1}
                aria-label={texts.select(values.partnumber)}
                checked={isTicked}
                onChange={() => undefined}
              />
              <span aria-hidden="true">{rowIndex - 1}</span>
            </label>
          </td>
        )}
        {partFields.map((field, index) => (
          <GridCell key={field} {...props} field={field} column={index} all={values} />
        ))}
        {groupName !== null && (
          <td
            {...roles.cell}
            data-column={column}
            data-label={partGrid.group}
            tabIndex={column === stop ? 0 : -1}
            aria-selected={column >= props.selectedFrom && column <= props.selectedTo}
          >
            <Link tabIndex={-1} to={`/dashboard/spare/${part.spare_id}/grid`}>
              {groupName}
            </Link>
          </td>
        )}
        <td {...roles.cell} className="grid-aliases" data-label={note?.aliases.length ? partGrid.sameAs : undefined}>
          {note?.aliases.slice(0, 1).join()}
          {note && note.aliases.length > 1 && <small> +{note.aliases.length - 1}</small>}
        </td>
        <td {...roles.cell} className="grid-open">
          <button
            type="button"
            className="icon-button"
            tabIndex={-1}
            aria-label={partGrid.openRow(values.partnumber)}
            aria-expanded={props.isOpened}
          >
            <Icon name="right" />
          </button>
        </td>
      </tr>
    )
  },
  // Only an open row's handlers are called.
  (before, after) =>
    after.open === -1 &&
    (Object.keys(before) as (keyof GridRowProps)[]).every(
      (name) => /^(?:onInput|onDone|part)$/u.test(name) || before[name] === after[name],
    ),
)

interface GridCellProps extends GridRowProps {
  field: PartField
  column: number
  all: PartValues
}

function GridCell({ field, column, all, ...props }: GridCellProps) {
  const { part, note, open, stop } = props
  const { partGrid: texts, parts, common } = useDashboardTexts()
  const mayWrite = useMayWrite()
  const [, error, conflict] = (JSON.parse(props.marks || "[]") as Mark[]).find(([name]) => name === field) ?? []
  const isTyped = props.typed.split(",").includes(field)
  const state = error ? "wrong" : typeof conflict === "string" ? "conflict" : isTyped ? "typed" : ""
  const reason = (code: string) =>
    code in parts.errors ? parts.errors[code as keyof typeof parts.errors] : errorCodeText(common, code)
  const message = error
    ? reason(error)
    : typeof conflict === "string"
      ? texts.storedNow(conflict || parts.empty)
      : isTyped
        ? texts.unsaved
        : ""
  const value = all[field]
  const language = languageOfField(field)
  const isGap = language === undefined ? field === "quantity" && value === "0" : value === ""
  // What other records say holds for the values that were read.
  const near = field === "partnumber" && value === part.partnumber ? note?.near : null
  const isUnknown = field === "subst_part" && value === part.subst_part && note?.unknown_successor
  const Tag = field === "partnumber" ? "th" : "td"
  return (
    <Tag
      aria-readonly={mayWrite(field) ? undefined : true}
      {...(field === "partnumber" ? roles.rowHead : roles.cell)}
      className={`grid-${field}${state ? ` grid-${state}` : ""}${isGap ? " grid-gap" : ""}`}
      data-column={column}
      data-label={field === "partnumber" ? undefined : (language?.toUpperCase() ?? parts.fields[field])}
      aria-selected={column >= props.selectedFrom && column <= props.selectedTo}
      aria-invalid={state === "wrong" || state === "conflict" ? true : undefined}
      tabIndex={column === stop && open !== column ? 0 : -1}
    >
      {open === column ? (
        <CellField
          label={`${parts.fields[field]}, ${part.partnumber}`}
          lang={language}
          isLong={field.startsWith("description")}
          inputMode={field === "quantity" ? "numeric" : undefined}
          value={props.replaces ? "" : value}
          onInput={props.onInput}
          onDone={props.onDone}
        />
      ) : (
        <>
          <span className="grid-text" lang={language} data-gap={language && isGap ? texts.missing : undefined}>
            <MarkedText text={value} query={props.query} />
          </span>
          {near && (
            <small className="grid-hint">
              <Icon name="warn" />
              <Link
                tabIndex={-1}
                to={`/dashboard/spare/${near.spare_id}/grid?query=${encodeURIComponent(near.partnumber)}`}
              >
                {texts.like(near.partnumber)}
              </Link>
            </small>
          )}
          {isUnknown && <small className="grid-hint">{texts.unknownSuccessor}</small>}
          {message && <small className={state === "typed" ? "visually-hidden" : "grid-note"}>{message}</small>}
        </>
      )}
    </Tag>
  )
}
