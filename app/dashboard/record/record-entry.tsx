import type { ReactNode } from "react"
import { Link } from "react-router"
import type { Image } from "#contract/image.ts"
import type { Language } from "#contract/language.ts"
import type { LocalizedColumns } from "#contract/localized.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { DashboardTexts } from "#app/i18n/dashboard/dashboard-texts.ts"
import { Picture } from "#app/ui/picture.tsx"
import { LanguageMarks } from "../editor/language-marks.tsx"
import { languageStates } from "../editor/language-state.ts"
import { imageSource } from "../image/image-source.ts"
import { formatDay } from "../ui/format-date.ts"
import type { ShownEntry } from "./screen-definition.ts"

type ListedRecord = LocalizedColumns<"updated_at"> & { id: number; updated_at: string; image_list: Image[] }

interface EntryOptions<Row> {
  /** Whether it has its texts in a language. */
  hasText: (row: Row, language: Language) => boolean
  /** Further facts. */
  facts?: (row: Row, texts: DashboardTexts) => ReactNode
}

/** Returns the entry of a list of rows: picture, title, languages, date. */
export const recordRow = <Row extends ListedRecord>({ hasText, facts }: EntryOptions<Row>) =>
  function RecordRow({ row, title, to, marksOf }: ShownEntry<Row>) {
    const texts = useDashboardTexts()
    const language = useDashboardLanguage()
    const [image] = row.image_list
    return (
      <>
        {image ? (
          <img src={imageSource(image, 320)} alt="" width={image.width} height={image.height} loading="lazy" />
        ) : (
          <span className="no-image">{texts.services.noImage}</span>
        )}
        <div className="record-title">
          <Link to={to} lang={title.lang}>
            {title.text}
          </Link>
          {facts && <span className="record-subtitle">{facts(row, texts)}</span>}
        </div>
        <LanguageMarks states={languageStates(row, (code) => hasText(row, code))} marks={marksOf(row.id)} />
        <span className="when">{formatDay(row.updated_at, language)}</span>
      </>
    )
  }

/** Returns the entry of a list of cards, each of which is one link. */
export const recordCard = <Row extends ListedRecord>({ hasText, facts }: EntryOptions<Row>) =>
  function RecordCard({ row, title, to, marksOf }: ShownEntry<Row>) {
    const texts = useDashboardTexts()
    const [image] = row.image_list
    return (
      <Link className="record-card" to={to}>
        {image ? (
          <Picture image={image} alt="" sizes="(min-width: 1080px) 33vw, (min-width: 720px) 50vw, 100vw" />
        ) : (
          <span className="no-image">{texts.spares.noImage}</span>
        )}
        <h2 lang={title.lang}>{title.text}</h2>
        <div className="record-facts">
          {facts?.(row, texts)}
          <LanguageMarks states={languageStates(row, (code) => hasText(row, code))} marks={marksOf(row.id)} />
        </div>
      </Link>
    )
  }
