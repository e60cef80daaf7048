import { type ReactNode, createContext, use, useCallback, useEffect, useMemo, useState } from "react"
import type { Language } from "#contract/language.ts"
import type { DashboardTexts } from "./dashboard-texts.ts"
import { chooseDashboardTexts } from "./load-dashboard-texts.ts"

interface DashboardLanguage {
  language: Language
  texts: DashboardTexts
}

type Choose = (language: Language) => Promise<void>

const Context = createContext<(DashboardLanguage & { choose: Choose }) | null>(null)

/** Provides the dashboard's dictionary and sets the document's language. */
export function DashboardLanguageProvider({ value, children }: { value: DashboardLanguage; children: ReactNode }) {
  const [chosen, setChosen] = useState<DashboardLanguage | null>(null)
  // Texts change in place, so unsaved input stays.
  const choose = useCallback<Choose>((language) => chooseDashboardTexts(language).then(setChosen), [])
  const { language, texts } = chosen ?? value
  const context = useMemo(() => ({ language, texts, choose }), [language, texts, choose])
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return <Context value={context}>{children}</Context>
}

function useContextValue(): DashboardLanguage & { choose: Choose } {
  const value = use(Context)
  if (!value) throw new Error("The dashboard's texts need a DashboardLanguageProvider above them")
  return value
}

export const useDashboardTexts = (): DashboardTexts => useContextValue().texts
export const useDashboardLanguage = (): Language => useContextValue().language
/** Changes the dashboard's language, stored on this device; `hasFailed` when the last choice could not be loaded. */
export function useChooseDashboardLanguage() {
  const { choose } = useContextValue()
  const [hasFailed, setHasFailed] = useState(false)
  return {
    hasFailed,
    choose: (language: Language) =>
      void choose(language).then(
        () => setHasFailed(false),
        () => setHasFailed(true),
      ),
  }
}
