import { Link } from "react-router"
import { languages } from "#contract/language.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { isCode } from "../api/error-text.ts"
import { useRefresh } from "../api/read.ts"
import { PageHeader } from "../ui/page-header.tsx"
import { EmptyState, LoadError } from "../ui/states.tsx"

interface AwaitedRecordProps {
  title: string
  /** The list above the record; by default the dashboard. */
  crumb?: { to: string; label: string }
  error: Error | null
  /** Heading of an error other than that there is no such record. */
  failed?: string
  /** What is said of a record that does not exist; without it, that is an error as well. */
  gone?: { title: string; text: string; back: string }
}

/** Shown in place of an editor without its record: a skeleton, that the record is gone, or why it was not loaded. */
export function AwaitedRecord({ title, crumb: above, error, failed, gone }: AwaitedRecordProps) {
  const { common } = useDashboardTexts()
  const refresh = useRefresh()
  const crumb = above ?? { to: "/dashboard", label: common.dashboard }
  if (error === null) return <EditorSkeleton title={title} />
  if (gone && (isCode(error, "not_found") || isCode(error, "invalid")))
    return (
      <>
        <PageHeader title={gone.title} crumbs={[crumb]} />
        <EmptyState text={gone.text}>
          <Link className="button button-small" to={crumb.to}>
            {gone.back}
          </Link>
        </EmptyState>
      </>
    )
  return (
    <>
      <PageHeader title={title} crumbs={[crumb]} />
      <LoadError title={failed} error={error} onRetry={() => void refresh()} />
    </>
  )
}

/** Skeleton of an editor while its record loads. */
export function EditorSkeleton({ title }: { title: string }) {
  const { common } = useDashboardTexts()
  return (
    <>
      <title>{title}</title>
      <h1 className="visually-hidden">{title}</h1>
      <output className="visually-hidden">{common.loading}</output>
      <div className="d-head" aria-hidden="true">
        <span className="skeleton skeleton-crumb" />
        <span className="skeleton skeleton-title" />
      </div>
      <div className="trio" aria-hidden="true">
        {languages.map((language) => (
          <div key={language} className="skeleton-column">
            <span className="skeleton" />
            <span className="skeleton skeleton-line" />
            <span className="skeleton skeleton-text" />
          </div>
        ))}
      </div>
    </>
  )
}
