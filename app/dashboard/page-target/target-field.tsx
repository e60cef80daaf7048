import { useQuery } from "@tanstack/react-query"
import { type Language, languageTable, languages } from "#contract/language.ts"
import { redirectLimits } from "#contract/redirect-constants.ts"
import type { RedirectStatus, SitePage } from "#contract/redirect.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { read } from "../api/read.ts"
import { SelectField } from "../ui/field.tsx"
import { type Suggestion, SuggestField } from "../ui/suggest-field.tsx"
import { findPages, nameOfPage, pathOfPage } from "./page-names.ts"
import "./page-target.css"

/** Chosen target of an address; nothing is chosen while the target of a 308 is empty. */
export interface TargetChoice {
  target: string
  status: RedirectStatus
  /** Text in the field. */
  text: string
  page: SitePage | null
}

export const noTarget: TargetChoice = { target: "", status: 308, text: "", page: null }

interface TargetFieldProps {
  choice: TargetChoice
  language: Language
  error?: string | null | undefined
  /** Its label where it is not a form of its own; then nothing has to be chosen. */
  label?: string
  onChoose: (choice: TargetChoice) => void
  /** Absent where the target is in the language of each old address. */
  onLanguage?: (language: Language) => void
}

interface TargetOption extends TargetChoice, Suggestion {}

/** Chooses a page by title or path, or that it is gone. */
export function TargetField({ choice, language, error, label, onChoose, onLanguage }: TargetFieldProps) {
  const { redirects: texts } = useDashboardTexts()
  const options = useOptions(choice.text, language)
  return (
    <>
      <div className="redirect-target">
        <SuggestField
          label={label ?? texts.form.target}
          hint={texts.form.targetHint}
          error={error}
          isRequired={label === undefined}
          isAlert
          maxLength={redirectLimits.address}
          value={choice.text}
          suggestions={options}
          status={texts.form.found(options.length)}
          opensOnFocus={label === undefined && choice.target === "" && choice.status === 308 && !error}
          onValue={(text) => onChoose({ ...noTarget, text, target: isAddress(text) ? text.trim() : "" })}
          onChoose={({ target, status, text, page }) => onChoose({ target, status, text, page })}
        />
      </div>
      {onLanguage && choice.status === 308 && choice.page?.kind !== "product" && (
        <SelectField
          label={texts.form.language}
          value={language}
          options={languages.map((code) => ({ value: code, label: languageTable[code].ownName }))}
          onValue={onLanguage}
        />
      )}
    </>
  )
}

/** Returns whether a text is an address rather than a title. */
const isAddress = (text: string): boolean => /^\s*(?:\/|https?:|(?:service|spare|product):\d)/iu.test(text)

/** Returns the options for a text: pages, the text itself if it is an address, and "gone". */
function useOptions(text: string, language: Language): TargetOption[] {
  const { redirects: texts } = useDashboardTexts()
  const shownIn = useDashboardLanguage()
  const { data: pages = [] } = useQuery(read("GET /redirect/page"))
  const typed = text.trim()
  const option = (kind: string, value: string, name: string, choice: Partial<TargetOption> = {}): TargetOption => ({
    ...noTarget,
    kind,
    value,
    target: value,
    name,
    text: name,
    ...choice,
  })
  return [
    ...(isAddress(text) ? [option(texts.form.typed, typed, typed)] : []),
    ...findPages(texts, pages, text, shownIn).map((page) => {
      const { text: name, lang } = nameOfPage(texts, page, shownIn)
      return option(texts.kinds[page.kind], pathOfPage(page, language), name, { page, lang })
    }),
    option(texts.form.noPage, "", texts.form.gone, { status: 410 }),
  ]
}
