import type { PageBlock } from "#contract/text-page.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useRefresh } from "../api/read.ts"
import { useRecordMarks } from "../editor/use-record-marks.ts"
import { OrderedEntry, OrderedList } from "../list/ordered-list.tsx"
import { useEditedRecord } from "../list/use-edited-record.ts"
import { useRecordOrder } from "../list/use-record-order.ts"
import { Button } from "../ui/button.tsx"
import { useIsReadOnly } from "../ui/editing-scope.tsx"
import { EmptyState } from "../ui/states.tsx"
import { PageBlockCard } from "./block-card.tsx"
import { PageBlockDialog } from "./block-dialog.tsx"
import { pageBlockName } from "./block-name.ts"
import { useRemovePageBlock } from "./use-remove-block.ts"
import "./blocks.css"

interface PageBlocksSectionProps {
  parts: readonly PageBlock[]
}

/** Blocks below the page's text; each is saved separately. */
export function PageBlocksSection({ parts }: PageBlocksSectionProps) {
  const { pages: texts } = useDashboardTexts()
  const refresh = useRefresh()
  const { edited, setEdited, close } = useEditedRecord(parts)
  const remove = useRemovePageBlock(parts)
  const marksOf = useRecordMarks("page-part")
  const order = useRecordOrder(parts, {
    call: "PATCH /page/page-part/order",
    refreshes: ["GET /page/:link"],
    scope: { page_id: parts[0]?.page_id ?? "gas-turbina" },
  })
  const isReadOnly = useIsReadOnly()
  const add = !isReadOnly && (
    <Button icon="plus" onClick={() => setEdited("new")}>
      {texts.addPart}
    </Button>
  )
  return (
    <section className="d-sec">
      <h2>
        {texts.parts} <small>{parts.length}</small>
      </h2>
      {parts.length === 0 ? (
        <EmptyState title={texts.noParts} {...(isReadOnly ? {} : { text: texts.noPartsText })}>
          {add}
        </EmptyState>
      ) : (
        <>
          <OrderedList order={order} className="page-blocks">
            {order.shown.map((part) => (
              <OrderedEntry key={part.id} order={order} id={part.id} name={pageBlockName(part) || texts.noText}>
                <PageBlockCard
                  part={part}
                  marks={marksOf(part.id)}
                  onEdit={() => setEdited(part)}
                  onRemove={() => void remove(part)}
                />
              </OrderedEntry>
            ))}
          </OrderedList>
          {add}
        </>
      )}
      {edited && (
        <PageBlockDialog
          part={edited === "new" ? null : edited}
          onClose={close}
          onSaved={async () => {
            // Reopened at once, it must show the saved state.
            await refresh("GET /page/:link")
            close()
          }}
        />
      )}
    </section>
  )
}
