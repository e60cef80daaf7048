import { useEffect, useMemo } from "react"
import type { Image } from "#contract/image.ts"
import type { Language } from "#contract/language.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import type { AltTexts } from "../editor/pictures.ts"
import { useIsReadOnly } from "../ui/editing-scope.tsx"
import { AltFields } from "./alt-fields.tsx"
import { fileFault } from "./check-file.ts"
import { DropZone } from "./drop-zone.tsx"
import { imageSource } from "./image-source.ts"

interface OneImageProps {
  /** The picture that the record has. */
  stored: Image | null
  /** The one that is to take its place. */
  file: File | null
  onFile: (file: File | null) => void
  error: string | null
  /** The stored one goes with the next save. */
  isGone: boolean
  /** Null where a record needs its picture. */
  onGone: ((isGone: boolean) => void) | null
  alt: AltTexts
  onAlt: (language: Language, value: string) => void
}

/** The one picture of a record: the stored one, the one chosen in its place, and its text in three languages. */
export function OneImage({ stored, file, onFile, error, isGone, onGone, alt, onAlt }: OneImageProps) {
  const { images } = useDashboardTexts()
  const isReadOnly = useIsReadOnly()
  const fault = file && fileFault(file)
  const url = useMemo(() => (file && !fault ? URL.createObjectURL(file) : null), [file, fault])
  useEffect(
    () => () => {
      if (url !== null) URL.revokeObjectURL(url)
    },
    [url],
  )
  return (
    <div className="field one-image">
      <span className="label">{images.one}</span>
      <div className="one-image-row">
        {file ? (
          <figure className={fault ? "image-refused" : undefined}>
            {url !== null && <img src={url} alt="" />}
            <figcaption>
              <span>
                {file.name}
                {fault && <b role="alert">{images[fault]}</b>}
              </span>
              <button
                type="button"
                className="icon-button"
                aria-label={images.takeAway(file.name)}
                onClick={() => onFile(null)}
              >
                <Icon name="x" />
              </button>
            </figcaption>
          </figure>
        ) : (
          stored && (
            <figure className={isGone ? "image-gone" : undefined}>
              <img src={imageSource(stored, 480)} alt="" width={stored.width} height={stored.height} />
              <figcaption>
                <span>{isGone ? images.gone : images.current}</span>
                {onGone && !isReadOnly && (
                  // One button that changes its name, so that the focus stays on it.
                  <button
                    type="button"
                    className={isGone ? "text-button" : "icon-button"}
                    aria-label={isGone ? images.keep : images.removeButton}
                    onClick={() => onGone(!isGone)}
                  >
                    {isGone ? images.keep : <Icon name="trash" />}
                  </button>
                )}
              </figcaption>
            </figure>
          )
        )}
        {!isReadOnly && (
          <DropZone
            isSingle
            label={(stored && !isGone) || file ? images.replace : images.addOne}
            onFiles={([first]) => {
              if (first) onFile(first)
            }}
            error={error}
          />
        )}
      </div>
      {((stored && !isGone) || file) && (
        <>
          <span className="label">{images.altLabel}</span>
          {!isReadOnly && <p className="alt-advice">{images.altAdvice}</p>}
          <AltFields alt={alt} onAlt={onAlt} />
        </>
      )}
    </div>
  )
}
