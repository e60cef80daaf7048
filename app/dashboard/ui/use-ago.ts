import { useEffect, useState } from "react"
import { useDashboardLanguage } from "#app/i18n/dashboard/dashboard-language.tsx"
import { formatAgo } from "./format-ago.ts"

const minuteMs = 60_000

/** Returns what says how long ago a moment is; it keeps up while the screen stays open. */
export function useAgo(): (iso: string) => string {
  const language = useDashboardLanguage()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs)
    return () => clearInterval(timer)
  }, [])
  // What was saved since the last minute is younger than that.
  return (iso) => formatAgo(iso, language, now)
}
