import { type KeyboardEvent, useId, useState } from "react"
import type { Image } from "#contract/image.ts"
import { languages } from "#contract/language.ts"
import { limits } from "#contract/limits.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import type { Values } from "../editor/edit-state.ts"
import { altKey } from "../editor/picture-keys.ts"
import { Button } from "../ui/button.tsx"
import { imageSource } from "./image-source.ts"
import type { GripEvents } from "./use-image-drag.ts"

interface ImageCardProps {
  image: Image
  position: number
  total: number
  values: Values
  isDragged: boolean
  grip: GripEvents
  /** To this place, counted from 0. */
  onMove: (to: number) => void
  onAlt: (key: string, value: string) => void
  onDelete: () => void
}

/** One picture with its grip and its text in three languages. */
export function ImageCard({
  image,
  position,
  total,
  values,
  isDragged,
  grip,
  onMove,
  onAlt,
  onDelete,
}: ImageCardProps) {
  const { images: texts, common } = useDashboardTexts()
  const [hasButtons, setHasButtons] = useState(false)
  const id = useId()
  const { wasDragged, ...pointer } = grip
  const onKeyDown = (event: KeyboardEvent) => {
    const at = position - 1
    const to = { ArrowLeft: at - 1, ArrowUp: at - 1, ArrowRight: at + 1, ArrowDown: at + 1, Home: 0, End: total - 1 }[
      event.key
    ]
    if (to === undefined) return
    event.preventDefault()
    if (to >= 0 && to < total) onMove(to)
  }
  return (
    <article className={isDragged ? "shot drag" : "shot"} data-image={image.id}>
      <div className="hd">
        <button
          type="button"
          className="icon-btn grip"
          aria-label={texts.move(position)}
          aria-describedby={`${id}-how`}
          aria-expanded={hasButtons}
          title={texts.moveHow}
          {...pointer}
          onKeyDown={onKeyDown}
          onClick={() => {
            if (!wasDragged()) setHasButtons(!hasButtons)
          }}
        >
          <Icon name="grip" />
        </button>
        <span className="vh" id={`${id}-how`}>
          {texts.moveHow}
        </span>
        <span className="pos">
          {position}
          {position === 1 && <small>{texts.first}</small>}
        </span>
        <button type="button" className="icon-btn del" aria-label={texts.remove(position)} onClick={onDelete}>
          <Icon name="trash" />
        </button>
      </div>
      {hasButtons && (
        <div className="acts">
          <Button
            look="quiet"
            icon="left"
            aria-disabled={position === 1 || undefined}
            onClick={() => onMove(position - 2)}
          >
            {texts.earlier}
          </Button>
          <Button look="quiet" aria-disabled={position === total || undefined} onClick={() => onMove(position)}>
            {texts.later}
            <Icon name="right" />
          </Button>
        </div>
      )}
      <img
        src={imageSource(image, 480)}
        alt={image.alt_de}
        width={image.width}
        height={image.height}
        loading="lazy"
        draggable={false}
      />
      <div className="alts">
        {languages.map((language) => {
          const key = altKey(image.id, language)
          const value = values[key] ?? ""
          return (
            <div key={language} className={value.trim() === "" ? "alt miss" : "alt"}>
              <span className="code" aria-hidden="true">
                {language.toUpperCase()}
              </span>
              <input
                className="input"
                lang={language}
                value={value}
                maxLength={limits.title}
                placeholder={texts.altMissing}
                aria-label={texts.alt(common.languageNames[language], position)}
                onChange={(event) => onAlt(key, event.target.value)}
              />
            </div>
          )
        })}
      </div>
    </article>
  )
}
