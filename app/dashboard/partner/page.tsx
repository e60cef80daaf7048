import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import type { Partner } from "#contract/partner.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { errorText } from "../api/error-text.ts"
import { read, useRefresh } from "../api/read.ts"
import { focusSoon } from "../list/focus-soon.ts"
import { ListScreen } from "../list/list-screen.tsx"
import { useDeletedToast } from "../trash/use-deleted-toast.ts"
import { useConfirmDelete } from "../ui/confirm.tsx"
import { SkeletonCards } from "../ui/states.tsx"
import { useToast } from "../ui/toasts.tsx"
import { PartnerCard } from "./partner-card.tsx"
import { PartnerDialog } from "./partner-dialog.tsx"
import { usePartnerName } from "./use-partner-name.ts"
import "./partners.css"

export default function PartnersScreen() {
  const { partners: texts, common } = useDashboardTexts()
  const loaded = useQuery(read("GET /partner/all"))
  const [edited, setEdited] = useState<Partner | "new" | null>(null)
  const remove = useRemovePartner()
  const toast = useToast()
  return (
    <>
      <ListScreen
        texts={texts}
        loaded={loaded}
        stamp={(partners) => texts.total(partners.length)}
        isEmpty={(partners) => partners.length === 0}
        onAdd={() => setEdited("new")}
        skeleton={<SkeletonCards />}
      >
        {(partners) => (
          <ul className="record-cards" aria-label={texts.listLabel}>
            {partners.map((partner) => (
              <li key={partner.id}>
                <PartnerCard
                  partner={partner}
                  onEdit={() => setEdited(partner)}
                  onRemove={() => void remove(partner)}
                />
              </li>
            ))}
          </ul>
        )}
      </ListScreen>
      {edited !== null && (
        <PartnerDialog
          partner={edited === "new" ? null : edited}
          onDone={async () => {
            await loaded.refetch()
            toast({ text: edited === "new" ? texts.added : common.updated })
            setEdited(null)
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}

function useRemovePartner() {
  const { partners: texts, common } = useDashboardTexts()
  const nameOf = usePartnerName()
  const confirmDelete = useConfirmDelete()
  const notifyDeleted = useDeletedToast()
  const toast = useToast()
  const refresh = useRefresh()
  return async (partner: Partner) => {
    const { id, version } = partner
    if (!(await confirmDelete(texts.removeText(nameOf(partner)), texts.remove))) return
    try {
      await callApi("DELETE /partner/:id", { params: { id }, version })
      notifyDeleted(`partner-${id}`)
      focusSoon()
    } catch (error) {
      toast({ text: errorText(common, error), isError: true })
    }
    void refresh("GET /partner/all")
  }
}
