import { useQuery } from "@tanstack/react-query"
import type { Partner } from "#contract/partner.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { read, useRefresh } from "../api/read.ts"
import { useRecordMarks } from "../editor/use-record-marks.ts"
import { focusSoon } from "../list/focus-soon.ts"
import { ListScreen } from "../list/list-screen.tsx"
import { OrderedEntry, OrderedList } from "../list/ordered-list.tsx"
import { useEditedRecord } from "../list/use-edited-record.ts"
import { useRecordOrder } from "../list/use-record-order.ts"
import { useRemove } from "../trash/use-remove.ts"
import { EditingScope } from "../ui/editing-scope.tsx"
import { SkeletonCards } from "../ui/states.tsx"
import { useToast } from "../ui/toasts.tsx"
import { PartnerCard } from "./partner-card.tsx"
import { PartnerDialog } from "./partner-dialog.tsx"
import { usePartnerName } from "./use-partner-name.ts"
import "./partners.css"

export default function PartnersScreen() {
  return (
    <EditingScope needs="content.publish">
      <Partners />
    </EditingScope>
  )
}

function Partners() {
  const { partners: texts, common } = useDashboardTexts()
  const loaded = useQuery(read("GET /partner/all"))
  const { edited, setEdited, close } = useEditedRecord(loaded.data)
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
        {(partners) => <PartnerList partners={partners} onEdit={setEdited} onRemove={(one) => void remove(one)} />}
      </ListScreen>
      {edited !== null && (
        <PartnerDialog
          partner={edited === "new" ? null : edited}
          onDone={async (isDraft) => {
            await loaded.refetch()
            if (!isDraft) toast({ text: edited === "new" ? texts.added : common.updated })
            close()
          }}
          onClose={close}
        />
      )}
    </>
  )
}

interface PartnerListProps {
  partners: readonly Partner[]
  onEdit: (partner: Partner) => void
  onRemove: (partner: Partner) => void
}

function PartnerList({ partners, onEdit, onRemove }: PartnerListProps) {
  const { partners: texts } = useDashboardTexts()
  const nameOf = usePartnerName()
  const marksOf = useRecordMarks("partner")
  const order = useRecordOrder(partners, { call: "PATCH /partner/order", refreshes: ["GET /partner/all"] })
  return (
    <OrderedList order={order} className="record-cards" label={texts.listLabel}>
      {order.shown.map((partner) => (
        <OrderedEntry key={partner.id} order={order} id={partner.id} name={nameOf(partner)}>
          <PartnerCard
            partner={partner}
            marks={marksOf(partner.id)}
            onEdit={() => onEdit(partner)}
            onRemove={() => onRemove(partner)}
          />
        </OrderedEntry>
      ))}
    </OrderedList>
  )
}

function useRemovePartner() {
  const { partners: texts } = useDashboardTexts()
  const nameOf = usePartnerName()
  const remove = useRemove()
  const refresh = useRefresh()
  return async (partner: Partner) => {
    const { id, version } = partner
    const isGone = await remove({
      question: texts.removeText(nameOf(partner)),
      button: texts.remove,
      call: () => callApi("DELETE /partner/:id", { params: { id }, version }),
      entry: `partner-${id}`,
    })
    if (isGone) focusSoon()
    void refresh("GET /partner/all")
  }
}
