import type { Language } from "#contract/language.ts"
import { shownDescriptionCharacters } from "#contract/result-page-constants.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { titleWidth, widestTitle } from "../checks/title-width.ts"

interface ResultPreviewProps {
  language: Language
  /** As on the page: with the company's name. */
  title: string
  description: string
  /** Path of the page with its language. */
  path: string
  /** Path of the page's first picture; "" for a page that is shared with that of the design. */
  picture: string
}

/** A page as search engines and messengers show it, with the length of its title and description. */
export function ResultPreview({ language, title, description, path, picture }: ResultPreviewProps) {
  const { resultPage: texts } = useDashboardTexts()
  const [pixels, characters] = [titleWidth(title), Array.from(description).length]
  const shownDescription = cutText(description, (text) => Array.from(text).length <= shownDescriptionCharacters)
  const crumbs = path.split("/").filter(Boolean)
  return (
    <div className="result-preview">
      <figure className="result-card">
        <figcaption className="visually-hidden">{texts.preview}</figcaption>
        <span className="result-path">{[location.host, ...crumbs].join(" › ")}</span>
        <b lang={language}>{cutText(title, (text) => titleWidth(text) <= widestTitle)}</b>
        <span lang={description ? language : undefined} className={description ? undefined : "result-none"}>
          {shownDescription || texts.noDescription}
        </span>
      </figure>
      <figure className="result-card shared-card">
        <figcaption className="visually-hidden">{texts.sharedPreview}</figcaption>
        <img src={`/${picture.replace(/\.\w+$/u, "") || "pictures/hero-1-v1"}-og.jpg`} alt="" loading="lazy" />
        <span className="result-path">{location.host}</span>
        <b lang={language}>{title}</b>
        {description && <span lang={language}>{shownDescription}</span>}
      </figure>
      <Measure text={texts.pixels(pixels, widestTitle)} warning={pixels > widestTitle && texts.titleCut} />
      <Measure
        text={texts.characters(characters, shownDescriptionCharacters)}
        warning={characters > shownDescriptionCharacters && texts.descriptionCut}
      />
    </div>
  )
}

function Measure({ text, warning }: { text: string; warning: string | false }) {
  return (
    <p className={warning ? "result-measure result-long" : "result-measure"}>
      {warning && <Icon name="warn" />}
      <span>
        {text}
        {warning && `. ${warning}`}
      </span>
    </p>
  )
}

/** Returns a text cut at a word, with an ellipsis, so that `fits` is true; a fitting text is unchanged. */
export function cutText(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text
  const words = text.split(" ")
  for (let count = words.length - 1; count > 0; count--) {
    const shorter = `${words.slice(0, count).join(" ")} …`
    if (fits(shorter)) return shorter
  }
  let end = text.length
  while (end > 0 && !fits(`${text.slice(0, end)}…`)) end--
  return `${text.slice(0, end)}…`
}
