import { useState } from "react"
import type { Image } from "#contract/image.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import type { Language } from "#contract/language.ts"
import type { AltTexts } from "../editor/pictures.ts"
import { Grip, MoveButtons } from "../list/grip.tsx"
import type { GripEvents } from "../list/use-drag-order.ts"
import { useIsReadOnly } from "../ui/editing-scope.tsx"
import { AltFields } from "./alt-fields.tsx"
import { imageSource } from "./image-source.ts"

interface ImageCardProps {
  image: Image
  position: number
  total: number
  alt: AltTexts
  isDragged: boolean
  grip: GripEvents
  /** To this place, counted from 0. */
  onMove: (to: number) => void
  onAlt: (language: Language, value: string) => void
  onDelete: () => void
}

/** One picture with its grip and its text in three languages. */
export function ImageCard({ image, position, total, alt, isDragged, grip, onMove, onAlt, onDelete }: ImageCardProps) {
  const { images: texts } = useDashboardTexts()
  const isReadOnly = useIsReadOnly()
  const [hasButtons, setHasButtons] = useState(false)
  const gripProps = { position, total, onMove }
  return (
    <article className={isDragged ? "shot drag" : "shot"} data-entry={image.id}>
      <div className="shot-head">
        {!isReadOnly && (
          <Grip {...gripProps} name={texts.move(position)} grip={grip} isOpen={hasButtons} onOpen={setHasButtons} />
        )}
        <span className="shot-position">
          {position}
          {position === 1 && <small>{texts.first}</small>}
        </span>
        {!isReadOnly && (
          <button
            type="button"
            className="icon-button delete-button"
            aria-label={texts.remove(position)}
            onClick={onDelete}
          >
            <Icon name="trash" />
          </button>
        )}
      </div>
      {hasButtons && <MoveButtons {...gripProps} />}
      <img
        src={imageSource(image, 480)}
        alt={image.alt_de}
        width={image.width}
        height={image.height}
        loading="lazy"
        draggable={false}
      />
      <AltFields position={position} alt={alt} onAlt={onAlt} />
    </article>
  )
}
