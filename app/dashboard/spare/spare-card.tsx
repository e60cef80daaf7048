import { Link } from "react-router"
import type { SpareSummary } from "#contract/spare.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { Picture } from "#app/ui/picture.tsx"
import { LanguageMarks } from "../editor/language-marks.tsx"
import { languageStates } from "../editor/language-state.ts"
import type { RecordMarks } from "../editor/use-record-marks.ts"
import { shownTitle } from "../ui/shown-text.ts"
import { missingTranslations } from "../translations/missing-languages.ts"

/** First image, title, number of parts, missing translations; all of it one link. */
export function SpareCard({ group, marks }: { group: SpareSummary; marks: RecordMarks }) {
  const { spares: texts } = useDashboardTexts()
  const title = shownTitle(group, useDashboardLanguage())
  const [image] = group.image_list
  const missing = missingTranslations(group)
  return (
    <Link className="record-card" to={`/dashboard/spare/${group.id}`}>
      {image ? (
        <Picture image={image} alt="" sizes="(min-width: 1080px) 33vw, (min-width: 720px) 50vw, 100vw" />
      ) : (
        <span className="no-image">{texts.noImage}</span>
      )}
      <h2 lang={title.lang}>{title.text || texts.untitled}</h2>
      <div className="record-facts">
        <span className="mono">{texts.parts(group.parts_total)}</span>
        {group.catalogue === "generated" && (
          <span className="catalogue">
            <Icon name="dl" />
            {texts.catalogue}
          </span>
        )}
        <LanguageMarks states={languageStates(group, (language) => !missing.includes(language))} marks={marks} />
      </div>
    </Link>
  )
}
