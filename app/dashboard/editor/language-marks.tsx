import type { Language } from "#contract/language.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import type { LanguageState } from "./language-state.ts"
import type { RecordMarks } from "./record-marks.tsx"

interface LanguageMarksProps {
  states: readonly { language: Language; state: LanguageState }[]
  marks: RecordMarks
}

/**
 * In a list: languages of a record that are up to date, older than the German text, or missing; with a draft or hidden.
 */
export function LanguageMarks({ states, marks: { drafted, hidden } }: LanguageMarksProps) {
  const { services: texts, editor, common } = useDashboardTexts()
  const { marked } = editor
  // Marks for the record as a whole.
  const ofAll = [...(hidden === "all" ? [marked.hidden] : []), ...(drafted?.length === 0 ? [marked.draft] : [])]
  return (
    <ul className="marks">
      {ofAll.map((word) => (
        <li key={word}>
          <small className="draft-mark">{word}</small>
        </li>
      ))}
      {states.map(({ language, state }) => {
        const isBad = state === "older" || state === "missing"
        const isHidden = hidden !== "all" && hidden.includes(language)
        const words = [...(drafted?.includes(language) ? [marked.draft] : []), ...(isHidden ? [marked.hidden] : [])]
        const code = language.toUpperCase()
        return (
          <li key={language}>
            <span aria-hidden="true" className={isBad ? "mark-incomplete" : undefined}>
              {isBad && <Icon name="warn" />}
              {isHidden ? <s>{code}</s> : code}
              {isBad && <small>{state === "older" ? texts.older : texts.missing}</small>}
            </span>{" "}
            {words.length > 0 && (
              <small className="draft-mark" aria-hidden="true">
                {words.join(", ")}
              </small>
            )}
            <span className="visually-hidden">
              {[texts.languageState[state === "source" ? "ok" : state](common.languageNames[language]), ...words].join(
                ", ",
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
