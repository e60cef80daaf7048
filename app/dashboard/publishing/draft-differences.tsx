import { languageOfField, languages } from "#contract/language.ts"
import type { SavedDraft } from "#contract/publishing.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Flag } from "../../ui/flag.tsx"
import { fieldChanges } from "../editor/versions.ts"
import { FieldDifference } from "../history/field-difference.tsx"
import { Notice } from "../ui/notice.tsx"
import "../history/history.css"

/** Changes of a draft: the languages side by side, then the fields without a language. */
export function DraftDifferences({ draft: { base, patch } }: { draft: SavedDraft }) {
  const { publishing: texts, common } = useDashboardTexts()
  const ofLanguage = Map.groupBy(fieldChanges(base, patch), ({ key }) => languageOfField(key))
  const isOlder = ofLanguage.has("de")
  return (
    <>
      <div className="draft-columns">
        {languages.map((language) => {
          const fields = ofLanguage.get(language) ?? []
          if (fields.length === 0 && !isOlder) return null
          return (
            <section key={language}>
              <h2>
                <Flag language={language} /> {common.languageNames[language]}
              </h2>
              {fields.length === 0 && <Notice tone="info">{texts.staysOlder}</Notice>}
              {fields.map((change) => (
                <FieldDifference key={change.key} change={change} heading="h3" />
              ))}
            </section>
          )
        })}
      </div>
      {ofLanguage.get(undefined)?.map((change) => (
        <FieldDifference key={change.key} change={change} heading="h2" />
      ))}
    </>
  )
}
