import { Link } from "react-router"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { useMay } from "../ui/shell-context.tsx"
import { InquiryWeeks, SearchedInVain, VisitDays } from "./figures.tsx"
import { useTiles } from "./use-tiles.ts"
import "./overview.css"

/** Whether all is well or what waits, then figures of inquiries and visitors: of each what the account may see. */
export default function Overview() {
  const { overview: texts } = useDashboardTexts()
  const mayReadInquiries = useMay("inquiries.read")
  const mayReadDemand = useMay("demand.read")
  return (
    <section className="overview" aria-label={texts.title}>
      <Tiles />
      <div className="charts">
        {mayReadInquiries && <InquiryWeeks />}
        {mayReadDemand && (
          <>
            <VisitDays />
            <SearchedInVain />
          </>
        )}
      </div>
    </section>
  )
}

function Tiles() {
  const shown = useTiles()
  if (shown === null) return <div className="tiles" aria-busy="true" />
  const { tiles, well } = shown
  if (tiles.length === 0)
    return (
      <p className="all-well">
        <Icon name="check" /> {well}
      </p>
    )
  return (
    <ul className="tiles">
      {tiles.map(({ to, title, value, warning, note }) => (
        <li key={title}>
          <Link to={to}>{title}</Link>
          <b>{value}</b>
          {warning && (
            <strong>
              <Icon name="warn" /> {warning}
            </strong>
          )}
          {note && <small>{note}</small>}
        </li>
      ))}
    </ul>
  )
}
