import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import type { SpareSummary } from "#contract/spare.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { read } from "../api/read.ts"
import { ListScreen } from "../list/list-screen.tsx"
import { SkeletonCards } from "../ui/states.tsx"
import { SpareCard } from "./spare-card.tsx"
import { SpareDialog } from "./spare-dialog.tsx"
import "./spares.css"

export default function SparesPage() {
  const { spares: texts } = useDashboardTexts()
  const loaded = useQuery(read("GET /spare"))
  const [isAdding, setIsAdding] = useState(false)
  return (
    <>
      <ListScreen
        texts={texts}
        loaded={loaded}
        stamp={(groups) => texts.summary(groups.length, sumOfParts(groups))}
        isEmpty={(groups) => groups.length === 0}
        onAdd={() => setIsAdding(true)}
        skeleton={<SkeletonCards />}
      >
        {(groups) => (
          <ul className="record-cards">
            {groups.map((group) => (
              <li key={group.id}>
                <SpareCard group={group} />
              </li>
            ))}
          </ul>
        )}
      </ListScreen>
      {isAdding && (
        <SpareDialog
          onClose={() => setIsAdding(false)}
          onCreated={() => {
            setIsAdding(false)
            void loaded.refetch()
          }}
        />
      )}
    </>
  )
}

const sumOfParts = (groups: readonly SpareSummary[]): number =>
  groups.reduce((sum, group) => sum + group.parts_total, 0)
