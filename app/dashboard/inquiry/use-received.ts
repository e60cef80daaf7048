import { useState } from "react"
import { useDashboardLanguage } from "#app/i18n/dashboard/dashboard-language.tsx"
import { formatReceived } from "../ui/format-date.ts"

/** Returns a function that formats when something came in, in the reader's language. */
export function useReceived(): (iso: string) => string {
  const language = useDashboardLanguage()
  const [now] = useState(() => new Date())
  return (iso) => formatReceived(iso, language, now)
}
