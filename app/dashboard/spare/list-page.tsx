import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { Link } from "react-router"
import type { SpareSummary } from "#contract/spare.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { read } from "../api/read.ts"
import { useRecordMarks } from "../editor/use-record-marks.ts"
import { ImportDialog } from "../import/import-dialog.tsx"
import { ListScreen } from "../list/list-screen.tsx"
import { OrderedEntry, OrderedList } from "../list/ordered-list.tsx"
import { useRecordOrder } from "../list/use-record-order.ts"
import { useMay } from "../ui/shell-context.tsx"
import { Button } from "../ui/button.tsx"
import { EditingScope } from "../ui/editing-scope.tsx"
import { SkeletonCards } from "../ui/states.tsx"
import { shownTitle } from "../ui/shown-text.ts"
import { SpareCard } from "./spare-card.tsx"
import { SpareDialog } from "./spare-dialog.tsx"
import "./spares.css"

export default function SparesPage() {
  return (
    <EditingScope needs="content.publish">
      <Spares />
    </EditingScope>
  )
}

function Spares() {
  const mayImport = useMay("parts.import")
  const { spares: texts, partGrid, partImport } = useDashboardTexts()
  const loaded = useQuery(read("GET /spare"))
  const [isAdding, setIsAdding] = useState(false)
  const [isImporting, setIsImporting] = useState(false)
  return (
    <>
      <ListScreen
        texts={texts}
        loaded={loaded}
        stamp={(groups) => texts.summary(groups.length, sumOfParts(groups))}
        isEmpty={(groups) => groups.length === 0}
        onAdd={() => setIsAdding(true)}
        actions={
          <>
            <Link className="button button-small button-quiet" to="/dashboard/data/parts">
              {partGrid.openAll}
            </Link>
            {mayImport && (
              <Button look="quiet" icon="upload" onClick={() => setIsImporting(true)}>
                {partImport.grouped.open}
              </Button>
            )}
          </>
        }
        skeleton={<SkeletonCards />}
      >
        {(groups) => <SpareList groups={groups} />}
      </ListScreen>
      {isImporting && <ImportDialog spareId={null} onClose={() => setIsImporting(false)} />}
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

function SpareList({ groups }: { groups: readonly SpareSummary[] }) {
  const { spares: texts } = useDashboardTexts()
  const own = useDashboardLanguage()
  const marksOf = useRecordMarks("spare")
  const order = useRecordOrder(groups, { call: "PATCH /spare/order", refreshes: ["GET /spare"] })
  return (
    <OrderedList order={order} className="record-cards">
      {order.shown.map((group) => (
        <OrderedEntry key={group.id} order={order} id={group.id} name={shownTitle(group, own).text || texts.untitled}>
          <SpareCard group={group} marks={marksOf(group.id)} />
        </OrderedEntry>
      ))}
    </OrderedList>
  )
}

const sumOfParts = (groups: readonly SpareSummary[]): number =>
  groups.reduce((sum, group) => sum + group.parts_total, 0)
