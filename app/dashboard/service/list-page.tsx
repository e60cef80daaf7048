import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import type { Service } from "#contract/service.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { read } from "../api/read.ts"
import { useRecordMarks } from "../editor/use-record-marks.ts"
import { ListScreen } from "../list/list-screen.tsx"
import { OrderedList } from "../list/ordered-list.tsx"
import { useRecordOrder } from "../list/use-record-order.ts"
import { EditingScope } from "../ui/editing-scope.tsx"
import { SkeletonRows } from "../ui/states.tsx"
import { AddServiceDialog } from "./add-service-dialog.tsx"
import { ServiceRow } from "./service-row.tsx"

export default function ServicesPage() {
  return (
    <EditingScope needs="content.publish">
      <Services />
    </EditingScope>
  )
}

function Services() {
  const { services: texts } = useDashboardTexts()
  const loaded = useQuery(read("GET /service"))
  const [isAdding, setIsAdding] = useState(false)
  return (
    <>
      <ListScreen
        texts={texts}
        loaded={loaded}
        stamp={(services) => texts.total(services.length)}
        isEmpty={(services) => services.length === 0}
        onAdd={() => setIsAdding(true)}
        skeleton={<SkeletonRows rows={8} />}
      >
        {(services) => <ServiceList services={services} />}
      </ListScreen>
      {isAdding && (
        <AddServiceDialog
          onClose={() => setIsAdding(false)}
          onAdded={() => {
            setIsAdding(false)
            void loaded.refetch()
          }}
        />
      )}
    </>
  )
}

function ServiceList({ services }: { services: readonly Service[] }) {
  const { services: texts } = useDashboardTexts()
  const marksOf = useRecordMarks("service")
  const order = useRecordOrder(services, { call: "PATCH /service/order", refreshes: ["GET /service"] })
  return (
    <OrderedList order={order} className="records" label={texts.listLabel}>
      {order.shown.map((service) => (
        <ServiceRow key={service.id} service={service} marks={marksOf(service.id)} order={order} />
      ))}
    </OrderedList>
  )
}
