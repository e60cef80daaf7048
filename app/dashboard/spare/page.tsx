import { useQuery } from "@tanstack/react-query"
import { Link, useParams } from "react-router"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { isCode } from "../api/error-text.ts"
import { read, useRefresh } from "../api/read.ts"
import { EditorSkeleton } from "../editor/editor-skeleton.tsx"
import { EditingScope } from "../ui/editing-scope.tsx"
import { PageHeader } from "../ui/page-header.tsx"
import { EmptyState, LoadError } from "../ui/states.tsx"
import { SpareEditor } from "./spare-editor.tsx"

export default function SparePage() {
  const id = useParams()["id"] ?? ""
  return (
    <EditingScope needs="content.publish">
      <LoadedSpare key={id} id={id} />
    </EditingScope>
  )
}

function LoadedSpare({ id }: { id: string }) {
  const { spares: texts } = useDashboardTexts()
  const refresh = useRefresh()
  const { data, error: own } = useQuery(read("GET /spare/:id", { params: { id } }))
  const waiting = useQuery(read("GET /draft/:kind/:id", { params: { kind: "spare", id } }))
  const error = own ?? waiting.error
  const crumbs = [{ to: "/dashboard/data", label: texts.title }]
  if (data && waiting.data) return <SpareEditor spare={data} publication={waiting.data} />
  if (isCode(error, "not_found") || isCode(error, "invalid"))
    return (
      <>
        <PageHeader title={texts.notFoundTitle} crumbs={crumbs} />
        <EmptyState text={texts.notFoundText}>
          <Link className="button button-small" to="/dashboard/data">
            {texts.backToList}
          </Link>
        </EmptyState>
      </>
    )
  if (error)
    return (
      <>
        <PageHeader title={texts.title} crumbs={crumbs} />
        <LoadError title={texts.groupLoadFailed} error={error} onRetry={() => void refresh()} />
      </>
    )
  return <EditorSkeleton title={texts.title} />
}
