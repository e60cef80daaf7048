import { Link } from "react-router"
import { type DemandItem, demandKinds } from "#contract/demand.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { tableRoles as roles } from "#app/ui/table-roles.ts"
import { useMay } from "../ui/shell-context.tsx"
import { Button } from "../ui/button.tsx"

/** What is open below a row. */
export type DemandAction = "same" | "create"

interface DemandRowProps {
  item: DemandItem
  index: number
  /** Form open below the row. */
  open: DemandAction | null
  onOpen: (action: DemandAction) => void
  onIgnore: (ignored: boolean) => void
}

export const rowId = (index: number): string => `demand-row-${index}`

export function DemandRow({ item, index, open, onOpen, onIgnore }: DemandRowProps) {
  const { demand: texts } = useDashboardTexts()
  const mayEdit = useMay("parts.edit")
  const { term, kinds, is_number, is_new, ignored } = item
  return (
    <tr {...roles.row} className={open ? "demand-open" : undefined}>
      <th {...roles.rowHead} className={is_number ? "demand-term" : "demand-term demand-words"}>
        {term}
        {is_new && <small>{texts.isNew}</small>}
      </th>
      <td {...roles.cell} className="demand-kinds">
        {demandKinds.map(
          (kind) =>
            kinds[kind] > 0 && (
              <span key={kind} className={kind === "inquiry" ? "demand-asked" : undefined}>
                {texts.kinds[kind]} <b>{kinds[kind]}</b>
              </span>
            ),
        )}
      </td>
      <td {...roles.cell} className="demand-weeks-cell">
        <Sparkline weeks={item.weeks} label={texts.weekCounts(item.weeks.join(", "))} />
      </td>
      <td {...roles.cell} className="demand-total">
        {item.total}
      </td>
      <td {...roles.cell} className="demand-languages-cell">
        {item.languages.map((language) => language.toUpperCase()).join(" ")}
      </td>
      <td {...roles.cell} className="demand-nearest">
        <Nearest item={item} />
      </td>
      <td {...roles.cell} className="demand-actions">
        {mayEdit && (
          <div>
            {!ignored && (
              <Button
                id={rowId(index)}
                look="quiet"
                aria-expanded={open === "same"}
                aria-label={`${texts.sameAs} (${term})`}
                onClick={() => onOpen("same")}
              >
                {texts.sameAs}
              </Button>
            )}
            {!ignored && is_number && (
              <Button
                look="quiet"
                aria-expanded={open === "create"}
                aria-label={`${texts.create} (${term})`}
                onClick={() => onOpen("create")}
              >
                {texts.create}
              </Button>
            )}
            <button
              type="button"
              id={ignored ? rowId(index) : undefined}
              className="icon-button"
              aria-label={ignored ? texts.show(term) : texts.ignore(term)}
              title={ignored ? texts.show(term) : texts.ignore(term)}
              onClick={() => onIgnore(!ignored)}
            >
              <Icon name={ignored ? "eye" : "x"} />
            </button>
          </div>
        )}
      </td>
    </tr>
  )
}

const [sparkHeight, step] = [30, 11]

function Sparkline({ weeks, label }: { weeks: readonly number[]; label: string }) {
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

/** Nearest number with its difference marked; none for words. */
function Nearest({ item: { nearest, is_number } }: { item: DemandItem }) {
  const { demand: texts } = useDashboardTexts()
  if (!nearest) return is_number ? <small>{texts.noNearest}</small> : null
  const { segments, partnumber, spare_id, how } = nearest
  return (
    <>
      <Link to={`/dashboard/spare/${spare_id}?${new URLSearchParams({ query: partnumber })}#parts`}>
        {segments[0]}
        {segments[1] && <mark>{segments[1]}</mark>}
        {segments[2]}
      </Link>
      <small>{texts.how[how]}</small>
    </>
  )
}
