import { useState } from "react"
import type { Language } from "#contract/language.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Picture } from "#app/ui/picture.tsx"
import { RichText } from "#app/ui/rich-text.tsx"
import { RecordMarksNote } from "../editor/record-marks.tsx"
import { EditAndDelete } from "../list/card-actions.tsx"
import { Grip, MoveButtons } from "../list/grip.tsx"
import type { SectionEntryProps } from "../record/record-section.tsx"
import { useIsReadOnly } from "../ui/editing-scope.tsx"

/** What the card and the form of a property need of its product. */
export interface PropertyContext {
  language: Language
}

/** A property, with the grip among its buttons. */
export function PropertyCard(props: SectionEntryProps<"property", PropertyContext>) {
  const { record: property, context, position, marks, order, onEdit, onRemove } = props
  const { language } = context
  const { products: texts } = useDashboardTexts()
  const isReadOnly = useIsReadOnly()
  const [hasButtons, setHasButtons] = useState(false)
  const total = order.ids.length
  const gripProps = { position, total, onMove: (to: number) => order.move(property.id, to) }
  const [image] = property.image_list
  return (
    <li data-entry={property.id}>
      <article className={order.dragged === property.id ? "record-card still drag" : "record-card still"}>
        {image ? (
          <Picture image={image} alt={image[`alt_${language}`]} sizes="(min-width: 720px) 33vw, 100vw" />
        ) : (
          <span className="no-image">{texts.noImage}</span>
        )}
        <RecordMarksNote marks={marks} />
        {property.description === "" ? (
          <p className="no-text">{texts.noText}</p>
        ) : (
          <RichText html={property.description} lang={language} className="card-text" />
        )}
        {hasButtons && <MoveButtons {...gripProps} />}
        <div className="card-actions">
          {total > 1 && !isReadOnly && (
            <Grip
              {...gripProps}
              name={texts.moveProperty(position)}
              grip={order.grip(property.id)}
              isOpen={hasButtons}
              onOpen={setHasButtons}
            />
          )}
          <EditAndDelete
            language={language}
            name={texts.propertyAt(position)}
            editLabel={texts.editPropertyAt(position)}
            deleteLabel={texts.removePropertyAt(position)}
            onEdit={onEdit}
            onDelete={onRemove}
          />
        </div>
      </article>
    </li>
  )
}
