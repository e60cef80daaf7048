import { useState } from "react"
import { nearChoices } from "#contract/sheet-constants.ts"
import type { SheetRow } from "#contract/sheet.ts"
import type { SpareSummary } from "#contract/spare.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon, type IconName } from "#app/ui/icon.tsx"
import { diffWords } from "../history/diff-words.ts"
import { Pager } from "../list/pager.tsx"
import { shownDescription } from "../translations/missing-languages.ts"
import { type DataColumn, DataTable } from "../ui/data-table.tsx"
import { shownTitle } from "../ui/shown-text.ts"
import { type PreviewRow, type RowKind, changesOfPart } from "./preview-rows.ts"
import { type ImportChoice, removesParts } from "./send-sheet.ts"
import type { ImportCourse } from "./use-import.ts"

const rowsPerPage = 50
const icons: Record<RowKind, IconName> = {
  added: "plus",
  updated: "edit",
  removed: "minus",
  refused: "warn",
  near: "copy",
  unchanged: "check",
}

interface PreviewTableProps {
  course: ImportCourse
  choice: ImportChoice
  rows: readonly PreviewRow[]
  groups: readonly SpareSummary[]
}

/** Good and bad rows of a sheet side by side: what is there now, and what it becomes. */
export function PreviewTable({ course, choice, rows, groups }: PreviewTableProps) {
  const { partImport: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const [page, setPage] = useState(1)
  const titleOf = (id: number | null) => {
    const group = groups.find((candidate) => candidate.id === id)
    return group ? shownTitle(group, language).text : ""
  }
  const column = (
    key: keyof typeof texts.columns,
    cell: DataColumn<PreviewRow>["cell"],
    more: Partial<DataColumn<PreviewRow>> = { card: "line" },
  ): DataColumn<PreviewRow> => ({ key, heading: texts.columns[key], cell, ...more })
  const columns = [
    column("row", ({ row }) => row, { className: "mono", card: "corner" }),
    column("number", ({ number }) => number, { className: "mono", isRowHeading: true, card: "title" }),
    column("now", (row) => <Side row={row} side="before" />, { isLabelled: true, card: "line" }),
    column("after", (row) => <Side row={row} side="after" />, { isLabelled: true, card: "line" }),
    ...(course.isGrouped ? [column("group", ({ group }) => titleOf(group))] : []),
    column("what", (row) => <Outcome row={row} course={course} choice={choice} />),
  ]
  return (
    <div>
      <DataTable
        label={texts.rowsLabel}
        className="dense import-rows"
        columns={columns}
        rows={rows.slice((page - 1) * rowsPerPage, page * rowsPerPage)}
        keyOf={({ key }) => key}
        rowClass={({ kind }) => `row-${kind}`}
        empty={<p>{texts.noRows}</p>}
      />
      {rows.length > rowsPerPage && <Pager page={page} limit={rowsPerPage} total={rows.length} onPage={setPage} />}
    </div>
  )
}

/** A part before or after the import: of a changed one its changed fields. */
function Side({ row: { kind, before, after, error, near }, side }: { row: PreviewRow; side: "before" | "after" }) {
  const { parts } = useDashboardTexts()
  const part = side === "before" ? before : after
  if (error) return side === "after" ? <b className="faulty-cell">{error.value ?? error.column}</b> : null
  if (!part) return null
  if (kind === "updated" && before && after)
    return changesOfPart(before, after).map((change) => (
      <span key={change.field} className="change">
        {!change.field.startsWith("description") && `${parts.fields[change.field]} `}
        <Words before={change.before} after={change.after} side={side} />
      </span>
    ))
  return (
    <>
      {near && side === "before" && <b className="mono">{part.partnumber} </b>}
      <PartFacts part={part} />
    </>
  )
}

function Words({ before, after, side }: { before: string; after: string; side: "before" | "after" }) {
  const { history, partImport: texts } = useDashboardTexts()
  if ((side === "before" ? before : after) === "") return <i>{texts.emptyValue}</i>
  const [Changed, shown, label] =
    side === "before" ? (["del", "removed", history.removed] as const) : (["ins", "added", history.added] as const)
  // Hunks of one difference never change their order.
  return diffWords(before, after).map(({ kind, text }, at) =>
    kind === "same" ? (
      text
    ) : kind === shown ? (
      <Changed key={at}>
        <span className="visually-hidden">{label} </span>
        {text}
      </Changed>
    ) : null,
  )
}

function PartFacts({ part }: { part: SheetRow }) {
  const { parts } = useDashboardTexts()
  const { text, lang } = shownDescription(part, useDashboardLanguage())
  return (
    <>
      <span lang={lang}>{text || parts.noDescription}</span> · {part.quantity}
      {part.subst_part && ` · ${parts.fields.subst_part} ${part.subst_part}`}
    </>
  )
}

/** What becomes of a row, why, and for a near-duplicate the choice. */
function Outcome({ row, course, choice }: { row: PreviewRow; course: ImportCourse; choice: ImportChoice }) {
  const { partImport: texts } = useDashboardTexts()
  const { kind, error, near, note } = row
  const isRemoved = course.result !== null && removesParts(choice, course.result)
  return (
    <>
      <span className={`row-kind row-kind-${kind}`}>
        <Icon name={icons[kind]} /> {texts.tags[kind]}
      </span>
      {kind === "removed" && <small>{isRemoved ? texts.onlyHere.removed : texts.onlyHere.kept}</small>}
      {error && (
        <small>
          {error.column && `${error.column}: `}
          {texts.problems[error.code]}
        </small>
      )}
      {note && <small>{texts.notes[note.kind](note.places, note.quantity)}</small>}
      {near && (
        <>
          <small>{texts.nearLike(near.existing)}</small>
          <fieldset className="near-choices">
            <legend className="visually-hidden">{texts.nearOf(near.row, near.number, near.existing)}</legend>
            {nearChoices.map((name) => (
              <button
                key={name}
                type="button"
                className="text-button"
                aria-pressed={(choice.near[near.row] ?? "skip") === name}
                disabled={course.busy?.what === "apply"}
                onClick={() => course.choose({ near: { ...choice.near, [near.row]: name } })}
              >
                {texts.nearChoices[name]}
              </button>
            ))}
          </fieldset>
        </>
      )}
    </>
  )
}
