import { useState } from "react"
import type { Partner } from "#contract/partner.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { errorText } from "../api/error-text.ts"
import { useApi } from "../api/use-api.ts"
import { focusSoon } from "../list/focus-soon.ts"
import { useDeletedToast } from "../trash/use-deleted-toast.ts"
import { Button } from "../ui/button.tsx"
import { useConfirmDelete } from "../ui/confirm.tsx"
import { PageHeader } from "../ui/page-header.tsx"
import { EmptyState, LoadError, SkeletonCards } from "../ui/states.tsx"
import { useToast } from "../ui/toasts.tsx"
import { PartnerCard } from "./partner-card.tsx"
import { PartnerDialog } from "./partner-dialog.tsx"
import { usePartnerName } from "./use-partner-name.ts"
import "./partners.css"

export default function PartnersPage() {
  const { partners: texts, common } = useDashboardTexts()
  const { data, error, reload } = useApi<Partner[]>("/partner/all")
  const [edited, setEdited] = useState<Partner | "new" | null>(null)
  const remove = useRemovePartner(reload)
  const toast = useToast()
  const add = (
    <Button icon="plus" onClick={() => setEdited("new")}>
      {texts.add}
    </Button>
  )
  const isEmpty = data?.length === 0
  return (
    <>
      <PageHeader
        title={texts.title}
        crumbs={[{ to: "/dashboard", label: common.dashboard }]}
        stamp={data ? texts.total(data.length) : "\u00a0"}
      >
        {data && !isEmpty && add}
      </PageHeader>
      {!data && error === null && <SkeletonCards />}
      {!data && error !== null && <LoadError title={texts.loadFailed} error={error} onRetry={reload} />}
      {isEmpty && (
        <EmptyState title={texts.emptyTitle} text={texts.emptyText}>
          {add}
        </EmptyState>
      )}
      {data && !isEmpty && (
        <ul className="cards" aria-label={texts.listLabel}>
          {data.map((partner) => (
            <li key={partner.id}>
              <PartnerCard partner={partner} onEdit={() => setEdited(partner)} onRemove={() => void remove(partner)} />
            </li>
          ))}
        </ul>
      )}
      {edited !== null && (
        <PartnerDialog
          partner={edited === "new" ? null : edited}
          onDone={() => {
            toast({ text: edited === "new" ? texts.added : common.updated })
            setEdited(null)
            reload()
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}

function useRemovePartner(reload: () => void) {
  const { partners: texts, common } = useDashboardTexts()
  const nameOf = usePartnerName()
  const confirmDelete = useConfirmDelete()
  const tellDeleted = useDeletedToast()
  const toast = useToast()
  return async (partner: Partner) => {
    const { id, version } = partner
    if (!(await confirmDelete(texts.removeText(nameOf(partner)), texts.remove))) return
    try {
      await callApi(`/partner/${id}`, { method: "DELETE", version })
      tellDeleted(`partner-${id}`)
      focusSoon()
      reload()
    } catch (error) {
      toast({ text: errorText(common, error), isError: true })
      reload()
    }
  }
}
