import { Link, useLocation } from "react-router"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { entries } from "../shell/entries.ts"
import { PageHeader } from "../ui/page-header.tsx"
import { EmptyState } from "../ui/states.tsx"

/** Stands in for the screens that are not built yet and says so. */
export default function OverviewPage() {
  const { shell, common } = useDashboardTexts()
  const { pathname } = useLocation()
  const entry = entries.find(([, to]) => to !== "/dashboard" && to === pathname)?.[0]
  return (
    <>
      <PageHeader
        title={entry ? shell.entries[entry] : shell.overviewTitle}
        crumbs={[{ to: "/dashboard", label: common.dashboard }]}
      />
      <EmptyState title={shell.laterTitle} text={shell.laterText}>
        <div className="acts">
          <Link className="btn sm" to="/dashboard/services">
            {shell.toServices}
          </Link>
          <Link className="btn sm quiet" to="/dashboard/data">
            {shell.toSpares}
          </Link>
          <Link className="btn sm quiet" to="/dashboard/requests">
            {shell.toRequests}
          </Link>
        </div>
      </EmptyState>
    </>
  )
}
