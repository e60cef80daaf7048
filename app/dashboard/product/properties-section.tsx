import { useRef } from "react"
import type { Language } from "#contract/language.ts"
import type { ProductProperty } from "#contract/product.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { useRefresh } from "../api/read.ts"
import { textOfHtml } from "../editor/plain-text.ts"
import { useRecordMarks } from "../editor/use-record-marks.ts"
import { useEditedRecord } from "../list/use-edited-record.ts"
import { useRecordOrder } from "../list/use-record-order.ts"
import { useRemove } from "../trash/use-remove.ts"
import { Button } from "../ui/button.tsx"
import { useIsReadOnly } from "../ui/editing-scope.tsx"
import { EmptyState } from "../ui/states.tsx"
import { useToast } from "../ui/toasts.tsx"
import { PropertyCard } from "./property-card.tsx"
import { PropertyDialog } from "./property-dialog.tsx"

interface PropertiesSectionProps {
  product: number
  language: Language
  properties: readonly ProductProperty[]
}

/** Property blocks of a product; each is saved separately. */
export function PropertiesSection({ product, language, properties }: PropertiesSectionProps) {
  const { products: texts, common } = useDashboardTexts()
  const toast = useToast()
  const refresh = useRefresh()
  const { edited, setEdited, close } = useEditedRecord(properties)
  const head = useRef<HTMLHeadingElement>(null)
  const remove = useRemoveProperty(() => head.current?.focus())
  const marksOf = useRecordMarks("property")
  const order = useRecordOrder(properties, {
    call: "PATCH /product/property/order",
    refreshes: ["GET /product/show/:id"],
    scope: { product_id: product },
  })
  const store = async (isDraft: boolean) => {
    await refresh("GET /product/show/:id")
    if (!isDraft) toast({ text: edited === "new" ? texts.propertyAdded : common.updated })
    close()
  }
  const isReadOnly = useIsReadOnly()
  const add = !isReadOnly && (
    <Button look="quiet" icon="plus" onClick={() => setEdited("new")}>
      {texts.addProperty}
    </Button>
  )
  return (
    <section className="d-sec properties">
      <h2 ref={head} tabIndex={-1}>
        {texts.properties}
        <small>{properties.length}</small>
      </h2>
      {properties.length === 0 ? (
        <EmptyState title={texts.noProperty} {...(isReadOnly ? {} : { text: texts.noPropertyText })}>
          {add}
        </EmptyState>
      ) : (
        <>
          <output className="visually-hidden">{order.announced}</output>
          <ul className="property-cards" data-order>
            {order.shown.map((property, index) => (
              <li key={property.id} data-entry={property.id}>
                <PropertyCard
                  property={property}
                  marks={marksOf(property.id)}
                  position={index + 1}
                  total={order.shown.length}
                  language={language}
                  isDragged={order.dragged === property.id}
                  grip={order.grip(property.id)}
                  onMove={(to) => order.move(property.id, to)}
                  onEdit={() => setEdited(property)}
                  onRemove={() => void remove(property, index + 1)}
                />
              </li>
            ))}
          </ul>
          {add}
        </>
      )}
      {edited !== null && (
        <PropertyDialog
          product={product}
          language={language}
          property={edited === "new" ? null : edited}
          onDone={store}
          onClose={close}
        />
      )}
    </section>
  )
}

function useRemoveProperty(onRemoved: () => void) {
  const { products: texts } = useDashboardTexts()
  const remove = useRemove()
  const refresh = useRefresh()
  return async ({ id, version, description }: ProductProperty, position: number) => {
    const isGone = await remove({
      question: texts.removePropertyText(position, textOfHtml(description).slice(0, 200)),
      button: texts.removeProperty,
      call: () => callApi("DELETE /product/property/:id", { params: { id }, version }),
      entry: `property-${id}`,
    })
    if (isGone) onRemoved()
    void refresh("GET /product/show/:id")
  }
}
