import { useState } from "react"
import type { Language } from "#contract/language.ts"
import type { ProductProperty } from "#contract/product.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Picture } from "#app/ui/picture.tsx"
import { RichText } from "#app/ui/rich-text.tsx"
import { RecordMarksNote } from "../editor/record-marks.tsx"
import type { RecordMarks } from "../editor/use-record-marks.ts"
import { EditAndDelete } from "../list/card-actions.tsx"
import { Grip, MoveButtons } from "../list/grip.tsx"
import type { GripEvents } from "../list/use-drag-order.ts"
import { useIsReadOnly } from "../ui/editing-scope.tsx"

interface PropertyCardProps {
  property: ProductProperty
  marks: RecordMarks
  position: number
  total: number
  isDragged: boolean
  grip: GripEvents
  /** To this position, from 0. */
  onMove: (to: number) => void
  language: Language
  onEdit: () => void
  onRemove: () => void
}

export function PropertyCard({
  property,
  marks,
  position,
  total,
  isDragged,
  grip,
  onMove,
  language,
  onEdit,
  onRemove,
}: PropertyCardProps) {
  const { products: texts } = useDashboardTexts()
  const isReadOnly = useIsReadOnly()
  const [hasButtons, setHasButtons] = useState(false)
  const gripProps = { position, total, onMove }
  const [image] = property.image_list
  return (
    <article className={isDragged ? "record-card still drag" : "record-card still"}>
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
            grip={grip}
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
  )
}
