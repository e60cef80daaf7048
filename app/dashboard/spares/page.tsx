import { useState } from "react"
import type { SpareSummary } from "#contract/spare.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useApi } from "../api/use-api.ts"
import { Button } from "../ui/button.tsx"
import { PageHeader } from "../ui/page-header.tsx"
import { EmptyState, LoadError, SkeletonRows } from "../ui/states.tsx"
import { SpareCard } from "./spare-card.tsx"
import { SpareDialog } from "./spare-dialog.tsx"
import "./spares.css"

export default function SparesPage() {
  const { spares: texts, common } = useDashboardTexts()
  const loaded = useApi<SpareSummary[]>("/spare")
  const [isAdding, setIsAdding] = useState(false)
  const groups = loaded.data
  const add = (
    <Button icon="plus" onClick={() => setIsAdding(true)}>
      {texts.add}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={texts.title}
        crumbs={[{ to: "/dashboard", label: common.dashboard }]}
        stamp={groups ? texts.summary(groups.length, sumOfParts(groups)) : "\u00a0"}
      >
        {groups?.length !== 0 && add}
      </PageHeader>
      {groups === null ? (
        loaded.error === null ? (
          <SkeletonRows />
        ) : (
          <LoadError title={texts.loadFailed} error={loaded.error} onRetry={loaded.reload} />
        )
      ) : groups.length === 0 ? (
        <EmptyState title={texts.emptyTitle} text={texts.emptyText}>
          {add}
        </EmptyState>
      ) : (
        <ul className="cards">
          {groups.map((group) => (
            <li key={group.id}>
              <SpareCard group={group} />
            </li>
          ))}
        </ul>
      )}
      {isAdding && <SpareDialog onCreated={loaded.reload} onClose={() => setIsAdding(false)} />}
    </>
  )
}

const sumOfParts = (groups: readonly SpareSummary[]): number =>
  groups.reduce((sum, group) => sum + group.parts_total, 0)
