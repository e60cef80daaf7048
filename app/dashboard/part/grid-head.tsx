import { type KeyboardEvent, type PointerEvent, useState } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { Announce } from "#app/ui/announcer.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { gridRoles as roles } from "#app/ui/table-roles.ts"
import { SelectField } from "../ui/field.tsx"
import { partColumnSorts } from "#contract/part-constants.ts"
import { type PartField, partFields } from "./part-form.ts"
import { type PartView, nextSort } from "./part-view.ts"
import type { ColumnWidths } from "./use-column-widths.ts"
import type { Ticks } from "./use-ticks.ts"

const keyStep = 16

interface GridHeadProps extends ColumnWidths {
  sort: PartView["sort"]
  onSort: (sort: PartView["sort"]) => void
  /** Null where nobody may change rows. */
  ticks: Ticks | null
  hasGroups: boolean
  announce: Announce
}

/** Headings: a press sorts, the border or Shift and the arrow keys set the width. */
export function GridHead({ sort, onSort, ticks, hasGroups, widths, resize, announce }: GridHeadProps) {
  const { partGrid: texts, parts } = useDashboardTexts()
  const [sized, setSized] = useState<PartField | null>(null)
  const onKeyDown = (field: PartField) => (event: KeyboardEvent) => {
    const step = { ArrowLeft: -keyStep, ArrowRight: keyStep }[event.key]
    if (!event.shiftKey || step === undefined) return
    event.preventDefault()
    announce(`${parts.fields[field]}: ${resize(field, widths[field] + step)} px`)
    setSized(field)
  }
  const drag = (field: PartField) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      setSized(field)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (sized === field) resize(field, widths[field] + event.movementX)
    },
    onPointerUp: () => setSized(null),
    onPointerCancel: () => setSized(null),
    onDoubleClick: () => resize(field, null),
  })
  return (
    <thead {...roles.group}>
      <tr {...roles.row} aria-rowindex={1}>
        {ticks && (
          <th {...roles.head} className="grid-tick">
            <PageTick ticks={ticks} />
          </th>
        )}
        {partFields.map((field) => {
          const direction = sort === field ? "ascending" : sort === `-${field}` ? "descending" : "none"
          return (
            <th key={field} {...roles.head} className={`grid-${field}`} aria-sort={direction}>
              <button
                type="button"
                onClick={() => {
                  const next = nextSort(sort, field)
                  onSort(next)
                  announce(parts.sorted(parts.fields[field], next.startsWith("-")))
                }}
                onKeyDown={onKeyDown(field)}
                onKeyUp={() => setSized(null)}
              >
                {parts.fields[field]}
                {direction !== "none" && <Icon name={direction === "descending" ? "down" : "up"} />}
              </button>
              <span className="grid-edge" aria-hidden="true" {...drag(field)} />
              {sized === field && (
                <output className="grid-measure">
                  <span>{widths[field]} px</span>
                </output>
              )}
            </th>
          )
        })}
        {hasGroups && <th {...roles.head}>{texts.group}</th>}
        <th {...roles.head} className="grid-aliases">
          {texts.sameAs}
        </th>
        <th {...roles.head} className="grid-open">
          <span className="visually-hidden">{parts.columns.actions}</span>
        </th>
      </tr>
    </thead>
  )
}

/** Ticks every row of the page, or none. */
function PageTick({ ticks }: { ticks: Ticks }) {
  const { parts: texts } = useDashboardTexts()
  return (
    <label className="row-tick">
      <input
        type="checkbox"
        aria-label={texts.selectPage}
        checked={ticks.page === "all"}
        ref={(box) => {
          if (box) box.indeterminate = ticks.page === "some"
        }}
        onChange={ticks.togglePage}
      />
    </label>
  )
}

type CardsHeadProps = Pick<GridHeadProps, "sort" | "onSort" | "ticks">

/** In place of the headings where rows are cards. */
export function CardsHead({ sort, onSort, ticks }: CardsHeadProps) {
  const { parts: texts } = useDashboardTexts()
  return (
    <div className="cards-head">
      {ticks && <PageTick ticks={ticks} />}
      <SelectField
        label={texts.sortBy}
        value={sort}
        onValue={onSort}
        options={partColumnSorts.map((value) => ({
          value,
          label: texts.sorted(
            texts.fields[partFields.find((field) => value.endsWith(field)) ?? "partnumber"],
            value.startsWith("-"),
          ),
        }))}
      />
    </div>
  )
}
