import { useQuery } from "@tanstack/react-query"
import { Link, useParams } from "react-router"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { read } from "../api/read.ts"
import { EditorSkeleton } from "../record/awaited-record.tsx"
import { PageHeader } from "../ui/page-header.tsx"
import { shownTitle } from "../ui/shown-text.ts"
import { EmptyState, LoadError } from "../ui/states.tsx"
import { PartsTable } from "./parts-table.tsx"

/** The parts of one group on the whole screen, or those of all groups. */
export default function PartsPage() {
  const { id } = useParams()
  const { spares: texts, partGrid, parts, common } = useDashboardTexts()
  const language = useDashboardLanguage()
  const groups = useQuery(read("GET /spare"))
  const group = groups.data?.find((other) => String(other.id) === id)
  const crumbs = [{ to: "/dashboard/data", label: texts.title }]
  if (groups.data && (id === undefined || group)) {
    const shown = group && shownTitle(group, language)
    const title = shown ? shown.text || texts.untitled : partGrid.allTitle
    return (
      <div className={group ? "parts-full" : undefined}>
        <PartsTable
          key={id ?? "all"}
          group={group && shown ? { id: group.id, title: shown } : null}
          size="full"
          label={partGrid.title(title)}
          head={(list) => (
            <PageHeader
              title={partGrid.title(title)}
              crumbs={group ? [...crumbs, { to: `/dashboard/spare/${group.id}`, label: title }] : crumbs}
              stamp={list ? parts.total(list.total) : "\u00a0"}
            />
          )}
        />
      </div>
    )
  }
  if (groups.data)
    return (
      <>
        <PageHeader title={texts.gone} crumbs={crumbs} />
        <EmptyState text={texts.removedText}>
          <Link className="button button-small" to="/dashboard/data">
            {texts.toList}
          </Link>
        </EmptyState>
      </>
    )
  if (groups.error)
    return <LoadError title={common.loadFailed} error={groups.error} onRetry={() => void groups.refetch()} />
  return <EditorSkeleton title={texts.title} />
}
