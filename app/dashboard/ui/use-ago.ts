import { useEffect, useState } from "react"
import { useDashboardLanguage } from "#app/i18n/dashboard/dashboard-language.tsx"
import { formatAgo } from "./format-date.ts"

const minuteMs = 60_000

/** Returns a function that formats how long ago a time is, updated while the screen is open. */
export function useAgo(): (iso: string) => string {
  const language = useDashboardLanguage()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs)
    return () => clearInterval(timer)
  }, [])
  // The clock updates once a minute, so something newer is "now".
  return (iso) => formatAgo(iso, language, now)
}
