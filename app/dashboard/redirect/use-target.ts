import { useState } from "react"
import type { Language } from "#contract/language.ts"
import type { Redirect } from "#contract/redirect.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { languageOfPath, nameOfPage, pathOfPage } from "./page-names.ts"
import { type TargetChoice, noTarget } from "./target-field.tsx"

/** State of a target field: the page, and the language of its titles, initially that of the old address. */
export function useTarget(from: string, redirect?: Redirect) {
  const { redirects: texts } = useDashboardTexts()
  const shownIn = useDashboardLanguage()
  const [choice, setChoice] = useState<TargetChoice>(() => {
    if (!redirect) return noTarget
    const { target, status, page } = redirect
    const text = status === 410 ? texts.form.gone : page ? nameOfPage(texts, page, shownIn).text : target
    return { target, status, page, text }
  })
  const [chosen, setChosen] = useState<Language | null>(redirect?.target ? languageOfPath(redirect.target) : null)
  const language = chosen ?? languageOfPath(from)
  const inLanguage = (code: Language, { page, ...rest }: TargetChoice): TargetChoice => ({
    ...rest,
    page,
    // A page is targeted in the chosen language; a typed path stays as it is.
    target: page && !/[?#]/u.test(rest.target) ? pathOfPage(page, code) : rest.target,
  })
  return {
    choice: inLanguage(language, choice),
    language,
    setChoice,
    setLanguage: setChosen,
  }
}
