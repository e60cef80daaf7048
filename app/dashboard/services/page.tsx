import { useState } from "react"
import type { Service } from "#contract/service.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useApi } from "../api/use-api.ts"
import { Button } from "../ui/button.tsx"
import { PageHeader } from "../ui/page-header.tsx"
import { EmptyState, LoadError, SkeletonRows } from "../ui/states.tsx"
import { AddServiceDialog } from "./add-service-dialog.tsx"
import { ServiceRow } from "./service-row.tsx"

export default function ServicesPage() {
  const { services: texts, common } = useDashboardTexts()
  const { data, error, reload } = useApi<Service[]>("/service")
  const [isAdding, setIsAdding] = useState(false)
  const add = (
    <Button icon="plus" onClick={() => setIsAdding(true)}>
      {texts.add}
    </Button>
  )
  const isEmpty = data?.length === 0
  return (
    <>
      <PageHeader
        title={texts.title}
        crumbs={[{ to: "/dashboard", label: common.dashboard }]}
        stamp={data ? texts.total(data.length) : undefined}
      >
        {!isEmpty && add}
      </PageHeader>
      {error !== null && !data && <LoadError title={texts.loadFailed} error={error} onRetry={reload} />}
      {!data && error === null && <SkeletonRows rows={8} />}
      {isEmpty && (
        <EmptyState title={texts.empty} text={texts.emptyText}>
          {add}
        </EmptyState>
      )}
      {data && !isEmpty && (
        <ul className="records" aria-label={texts.listLabel}>
          {data.map((service) => (
            <ServiceRow key={service.id} service={service} />
          ))}
        </ul>
      )}
      {isAdding && (
        <AddServiceDialog
          onClose={() => setIsAdding(false)}
          onAdded={() => {
            setIsAdding(false)
            reload()
          }}
        />
      )}
    </>
  )
}
