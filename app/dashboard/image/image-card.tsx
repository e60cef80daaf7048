import { useState } from "react"
import type { Image } from "#contract/image.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import type { Language } from "#contract/language.ts"
import { focusClass } from "#app/ui/picture.tsx"
import type { EditedPicture } from "../editor/pictures.ts"
import { Grip, MoveButtons } from "../list/grip.tsx"
import type { GripEvents } from "../list/use-drag-order.ts"
import { useIsReadOnly } from "../ui/editing-scope.tsx"
import { AltFields } from "./alt-fields.tsx"
import { imageSource } from "./image-source.ts"

interface ImageCardProps {
  image: Image
  picture: EditedPicture
  /** Position after the save, from 1; 0 for one to be removed. */
  position: number
  total: number
  /** The next save adds it to the record. */
  isFresh: boolean
  isDragged: boolean
  grip: GripEvents
  /** To this position, from 0. */
  onMove: (to: number) => void
  onAlt: (language: Language, value: string) => void
  onGone: (isGone: boolean) => void
  onFrame: () => void
  onReplace: () => void
}

/** One picture with its grip and its text in three languages. */
export function ImageCard({ image, picture, position, total, isFresh, isDragged, ...on }: ImageCardProps) {
  const { images: texts } = useDashboardTexts()
  const isReadOnly = useIsReadOnly()
  const [hasButtons, setHasButtons] = useState(false)
  const { isGone } = picture
  const gripProps = { position, total, onMove: on.onMove }
  const state = isGone ? texts.gone : isFresh ? texts.fresh : null
  return (
    <article
      className={["shot", isDragged && "drag", isGone && "image-gone"].filter(Boolean).join(" ")}
      data-entry={image.id}
    >
      <div className="shot-head">
        {!isReadOnly && !isGone && (
          <Grip {...gripProps} name={texts.move(position)} grip={on.grip} isOpen={hasButtons} onOpen={setHasButtons} />
        )}
        {!isGone && (
          <span className="shot-position">
            {position}
            {position === 1 && <small>{texts.first}</small>}
          </span>
        )}
        {state !== null && <span className="shot-state">{state}</span>}
        {!isReadOnly && (
          // One button that changes its label, so that it keeps the focus.
          <button
            type="button"
            className={isGone ? "text-button delete-button" : "icon-button delete-button"}
            aria-label={isGone ? texts.keep : texts.remove(position)}
            onClick={() => on.onGone(!isGone)}
          >
            {isGone ? texts.keep : <Icon name="trash" />}
          </button>
        )}
      </div>
      {hasButtons && !isGone && <MoveButtons {...gripProps} />}
      <img
        className={focusClass(picture.focus) || undefined}
        src={imageSource(image, 480)}
        alt={picture.decorative ? "" : picture.alt.de}
        width={image.width}
        height={image.height}
        loading="lazy"
        draggable={false}
      />
      {!isGone && (
        <>
          <AltFields position={position} alt={picture.alt} isDecorative={picture.decorative} onAlt={on.onAlt} />
          {!isReadOnly && (
            <div className="action-row">
              <button
                type="button"
                className="text-button"
                aria-haspopup="dialog"
                aria-label={texts.replaceAt(position)}
                onClick={on.onReplace}
              >
                {texts.replaceOne}
              </button>
              <button
                type="button"
                className="text-button"
                aria-haspopup="dialog"
                aria-label={texts.framingAt(position)}
                onClick={on.onFrame}
              >
                {texts.framing}
              </button>
            </div>
          )}
        </>
      )}
    </article>
  )
}
