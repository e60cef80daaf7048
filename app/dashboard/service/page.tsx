import { useQuery } from "@tanstack/react-query"
import { Link, useParams } from "react-router"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { isCode } from "../api/error-text.ts"
import { read, useRefresh } from "../api/read.ts"
import { EditingScope } from "../ui/editing-scope.tsx"
import { PageHeader } from "../ui/page-header.tsx"
import { EmptyState, LoadError } from "../ui/states.tsx"
import { EditorSkeleton } from "../editor/editor-skeleton.tsx"
import { ServiceEditor } from "./service-editor.tsx"

export default function ServiceScreen() {
  const id = useParams()["id"] ?? ""
  return (
    <EditingScope needs="content.publish">
      <LoadedService key={id} id={id} />
    </EditingScope>
  )
}

function LoadedService({ id }: { id: string }) {
  const { services } = useDashboardTexts()
  const refresh = useRefresh()
  const { data, error: own } = useQuery(read("GET /service/:id", { params: { id } }))
  const waiting = useQuery(read("GET /draft/:kind/:id", { params: { kind: "service", id } }))
  const error = own ?? waiting.error
  const crumbs = [{ to: "/dashboard/services", label: services.title }]
  if (data && waiting.data) return <ServiceEditor service={data} publication={waiting.data} />
  if (isCode(error, "not_found") || isCode(error, "invalid")) {
    return (
      <>
        <PageHeader title={services.gone} crumbs={crumbs} />
        <EmptyState text={services.removedText}>
          <Link className="button button-small" to="/dashboard/services">
            {services.toList}
          </Link>
        </EmptyState>
      </>
    )
  }
  if (error) {
    return (
      <>
        <PageHeader title={services.title} crumbs={crumbs} />
        <LoadError title={services.serviceLoadFailed} error={error} onRetry={() => void refresh()} />
      </>
    )
  }
  return <EditorSkeleton title={services.title} />
}
