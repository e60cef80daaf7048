import { type ReactNode, createContext, use, useEffect } from "react"
import type { Language } from "#contract/language.ts"
import type { DashboardTexts } from "./dashboard-texts.ts"

interface DashboardLanguage {
  language: Language
  texts: DashboardTexts
}

const Context = createContext<DashboardLanguage | null>(null)

/** Hands the dashboard's dictionary to everything inside and tells the document its language. */
export function DashboardLanguageProvider({ value, children }: { value: DashboardLanguage; children: ReactNode }) {
  useEffect(() => {
    document.documentElement.lang = value.language
  }, [value.language])
  return <Context value={value}>{children}</Context>
}

function useContextValue(): DashboardLanguage {
  const value = use(Context)
  if (!value) throw new Error("The dashboard's texts need a DashboardLanguageProvider above them")
  return value
}

export const useDashboardTexts = (): DashboardTexts => useContextValue().texts
export const useDashboardLanguage = (): Language => useContextValue().language
