import { Link } from "react-router"
import { isCode } from "../api/error-text.ts"
import { useRefresh } from "../api/read.ts"
import { EditorSkeleton } from "../editor/editor-skeleton.tsx"
import { PageHeader } from "../ui/page-header.tsx"
import { EmptyState, LoadError } from "../ui/states.tsx"

interface AwaitedRecordProps {
  title: string
  /** The list above the record. */
  crumb: { to: string; label: string }
  error: Error | null
  /** Heading of an error other than that there is no such record. */
  failed: string
  /** What is said of a record that does not exist; without it, that is an error as well. */
  gone?: { title: string; text: string; back: string }
}

/** Shown in place of an editor without its record: a skeleton, that the record is gone, or why it was not loaded. */
export function AwaitedRecord({ title, crumb, error, failed, gone }: AwaitedRecordProps) {
  const refresh = useRefresh()
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
