import type { Language } from "#contract/language.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Flag } from "../../ui/flag.tsx"

/** Flag and code of a record's language. */
export function LanguageBadge({ language }: { language: Language }) {
  const { common } = useDashboardTexts()
  return (
    <span className="language-badge">
      <Flag language={language} />
      <span aria-hidden="true">{language.toUpperCase()}</span>
      <span className="visually-hidden">{common.languageNames[language]}</span>
    </span>
  )
}
