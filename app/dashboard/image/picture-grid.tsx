import type { StoredPicture } from "#contract/picture.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { formatBytes } from "../ui/format-number.ts"
import { imageSource } from "./image-source.ts"
import { useUseTitle } from "./use-title.ts"

interface PictureGridProps {
  pictures: readonly StoredPicture[]
  /** Hash of the chosen one, where they are to choose from. */
  chosen?: string
  onOpen: (hash: string) => void
}

/** Returns whether a picture is so wide that its card, which is cropped to 4:3, would cut off much of it. */
const isWide = ({ width, height }: StoredPicture) => width >= 2 * height

/** Pictures as cards: first use, number of others, size, and languages without a text. */
export function PictureGrid({ pictures, chosen, onOpen }: PictureGridProps) {
  const { pictures: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const titleOf = useUseTitle()
  return (
    <ul className="picture-grid" aria-label={texts.listLabel}>
      {pictures.map((picture) => {
        const [first] = picture.uses
        const title = first ? titleOf(first) : texts.untitled
        const missing = picture.missing.map((code) => code.toUpperCase()).join(" ")
        return (
          <li key={picture.hash}>
            <button
              type="button"
              id={`picture-${picture.hash}`}
              aria-pressed={chosen === undefined ? undefined : chosen === picture.hash}
              onClick={() => onOpen(picture.hash)}
            >
              <img
                src={imageSource(picture, 320)}
                alt=""
                width={picture.width}
                height={picture.height}
                loading="lazy"
                className={isWide(picture) ? "picture-whole" : undefined}
              />
              <span className="picture-words">
                <b>
                  <span className="visually-hidden">{texts.open("")}</span>
                  {title}
                </b>
                <span className="picture-facts">
                  {first?.draft ? texts.inDraft : texts.uses(picture.uses.length)},{" "}
                  {formatBytes(picture.bytes, language)}
                </span>
                {missing !== "" && (
                  <span className="picture-lacks">
                    <Icon name="warn" />
                    <span aria-hidden="true">{missing}</span>
                    <span className="visually-hidden">{texts.missing(missing)}</span>
                  </span>
                )}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
