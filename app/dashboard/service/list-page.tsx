import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { read } from "../api/read.ts"
import { ListScreen } from "../list/list-screen.tsx"
import { SkeletonRows } from "../ui/states.tsx"
import { AddServiceDialog } from "./add-service-dialog.tsx"
import { ServiceRow } from "./service-row.tsx"

export default function ServicesPage() {
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
        {(services) => (
          <ul className="records" aria-label={texts.listLabel}>
            {services.map((service) => (
              <ServiceRow key={service.id} service={service} />
            ))}
          </ul>
        )}
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
