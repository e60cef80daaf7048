import { useParams } from "react-router"
import type { Spare } from "#contract/spare.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useApi } from "../api/use-api.ts"
import { PartsSection } from "../parts/parts-section.tsx"
import { PageHeader } from "../ui/page-header.tsx"
import { LoadError, SkeletonRows } from "../ui/states.tsx"

export default function SparePage() {
  const { id = "" } = useParams()
  const { spares: texts } = useDashboardTexts()
  const loaded = useApi<Spare>(`/spare/${encodeURIComponent(id)}`)
  const spare = loaded.data
  const crumbs = [{ to: "/dashboard/data", label: texts.title }]
  if (!spare)
    return (
      <>
        <PageHeader title={texts.title} crumbs={crumbs} />
        {loaded.error === null ? (
          <SkeletonRows />
        ) : (
          <LoadError title={texts.groupLoadFailed} error={loaded.error} onRetry={loaded.reload} />
        )}
      </>
    )
  return (
    <>
      <PageHeader title={spare.title_de} titleLang="de" crumbs={crumbs} />
      <PartsSection spareId={spare.id} total={spare.parts_total} groupTitle={spare.title_de} onChange={loaded.reload} />
    </>
  )
}
