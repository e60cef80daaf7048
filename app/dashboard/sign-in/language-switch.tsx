import { languageTable, languages } from "#contract/language.ts"
import {
  useChooseDashboardLanguage,
  useDashboardLanguage,
  useDashboardTexts,
} from "#app/i18n/dashboard/dashboard-language.tsx"
import { Flag } from "../../ui/flag.tsx"
import { Notice } from "../ui/notice.tsx"

/** Language of the dashboard. */
export function DashboardLanguageSwitch() {
  const { shell, common } = useDashboardTexts()
  const current = useDashboardLanguage()
  const { choose, hasFailed } = useChooseDashboardLanguage()
  return (
    <>
      <fieldset className="language-switch">
        <legend className="visually-hidden">{shell.language}</legend>
        {languages.map((language) => (
          <button
            key={language}
            type="button"
            lang={language}
            aria-pressed={language === current}
            onClick={() => choose(language)}
          >
            <Flag language={language} />
            <span aria-hidden="true">{language.toUpperCase()}</span>
            <span className="visually-hidden">{languageTable[language].ownName}</span>
          </button>
        ))}
      </fieldset>
      {hasFailed && <Notice tone="bad">{common.errors.no_response}</Notice>}
    </>
  )
}
