import type { Language } from "#contract/language.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import type { LanguageState } from "./language-state.ts"

/** In a list: which languages of a record are in step, older than the German text, or missing. */
export function LanguageMarks({ states }: { states: readonly { language: Language; state: LanguageState }[] }) {
  const { services: texts, common } = useDashboardTexts()
  return (
    <ul className="marks">
      {states.map(({ language, state }) => {
        const isBad = state === "older" || state === "missing"
        return (
          <li key={language} className={isBad ? "mark-incomplete" : undefined}>
            <span aria-hidden="true">
              {isBad && <Icon name="warn" />}
              {language.toUpperCase()}
              {isBad && <small>{state === "older" ? texts.older : texts.missing}</small>}
            </span>
            <span className="visually-hidden">
              {texts.languageState[state === "source" ? "ok" : state](common.languageNames[language])}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
