import { Link } from "react-router"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { PageHeader } from "../ui/page-header.tsx"
import { EmptyState } from "../ui/states.tsx"

/** Shown instead of a screen that the account may not open. */
export function NotAllowed() {
  const { shell, common } = useDashboardTexts()
  return (
    <>
      <PageHeader title={shell.notAllowedTitle} crumbs={[{ to: "/dashboard", label: common.dashboard }]} />
      <EmptyState text={shell.notAllowedText}>
        <Link className="button button-small" to="/dashboard">
          {shell.toDashboard}
        </Link>
      </EmptyState>
    </>
  )
}
