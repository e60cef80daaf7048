import { Link } from "react-router"
import type { DemandItem } from "#contract/demand.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { useMay } from "../ui/shell-context.tsx"
import { Button } from "../ui/button.tsx"

/** Form that is open below a row. */
export type DemandAction = "same" | "create"

interface DemandActionsProps {
  item: DemandItem
  /** Id of the first button. */
  id: string
  /** Form open below the row. */
  open: DemandAction | null
  onOpen: (action: DemandAction) => void
  onIgnore: (ignored: boolean) => void
}

export const rowId = (index: number): string => `demand-row-${index}`

/** Buttons of a term, for accounts that may edit parts. */
export function DemandActions({ item: { term, is_number, ignored }, id, open, onOpen, onIgnore }: DemandActionsProps) {
  const { demand: texts } = useDashboardTexts()
  if (!useMay("parts.edit")) return null
  const actions: DemandAction[] = ignored ? [] : is_number ? ["same", "create"] : ["same"]
  const labels = { same: texts.sameAs, create: texts.create }
  const turn = ignored ? texts.show(term) : texts.ignore(term)
  return (
    <div>
      {actions.map((action) => (
        <Button
          key={action}
          id={action === "same" ? id : undefined}
          look="quiet"
          aria-expanded={open === action}
          aria-label={`${labels[action]} (${term})`}
          onClick={() => onOpen(action)}
        >
          {labels[action]}
        </Button>
      ))}
      <button
        type="button"
        id={ignored ? id : undefined}
        className="icon-button"
        aria-label={turn}
        title={turn}
        onClick={() => onIgnore(!ignored)}
      >
        <Icon name={ignored ? "eye" : "x"} />
      </button>
    </div>
  )
}

const [sparkHeight, step] = [30, 11]

/** Counts of the last weeks as bars. */
export function Sparkline({ weeks, label }: { weeks: readonly number[]; label: string }) {
  const highest = Math.max(1, ...weeks)
  return (
    <svg role="img" aria-label={label} width={weeks.length * step} height={sparkHeight}>
      <line x1="0" x2={weeks.length * step} y1={sparkHeight - 0.5} y2={sparkHeight - 0.5} />
      {weeks.map((count, index) => {
        const height = Math.round(((sparkHeight - 3) * count) / highest)
        return (
          <rect
            // oxlint-disable-next-line react/no-array-index-key -- the weeks keep their order
            key={index}
            className={index === weeks.length - 1 ? "demand-last" : undefined}
            x={index * step + 1}
            y={sparkHeight - 1 - height}
            width="8"
            height={height}
          />
        )
      })}
    </svg>
  )
}

/** A number with its differences marked. */
const MarkedNumber = ({ segments }: { segments: readonly string[] }) =>
  segments.map((segment, at) =>
    // Segments of one number never change their order.
    at % 2 === 1 ? <mark key={at}>{segment}</mark> : <span key={at}>{segment}</span>,
  )

/** Nearest number with its difference marked; none for words. */
export function NearestNumber({ item: { nearest, is_number } }: { item: DemandItem }) {
  const { demand: texts } = useDashboardTexts()
  if (!nearest) return is_number ? <small>{texts.noNearest}</small> : null
  const { segments, partnumber, spare_id, why } = nearest
  return (
    <>
      <Link to={`/dashboard/spare/${spare_id}?${new URLSearchParams({ query: partnumber })}#parts`}>
        <MarkedNumber segments={segments} />
      </Link>
      <small>{texts.why[why]}</small>
    </>
  )
}
