import { useEffect, useState } from "react"
import type { DashboardTexts } from "#app/i18n/dashboard/dashboard-texts.ts"
import { loadDashboardTexts } from "#app/i18n/dashboard/load-dashboard-texts.ts"
import { readToken } from "../api/token.ts"
import { entries } from "./entries.ts"

/** Frame while the account loads; the menu shows its names once the texts are loaded, as links. */
export function ShellSkeleton() {
  const names = useMenuNames()
  return (
    <div className="dash" aria-busy="true">
      <title>Dashboard</title>
      <div className="mobbar" />
      <div className="rail rail-in on-ink">
        {names && (
          <nav aria-label={names.navigation}>
            {entries.map(([name, to]) => (
              <a key={name} href={to}>
                {names.entries[name]}
              </a>
            ))}
          </nav>
        )}
      </div>
      <main className="work" id="main">
        <div className="d-head">
          <span className="skeleton skeleton-crumb" />
          <span className="skeleton skeleton-title" />
        </div>
      </main>
    </div>
  )
}

/** Returns the menu's texts in the dashboard's language, if there is a token. */
function useMenuNames(): DashboardTexts["shell"] | null {
  const [names, setNames] = useState<DashboardTexts["shell"] | null>(null)
  useEffect(() => {
    if (!readToken()) return
    let isLeft = false
    loadDashboardTexts()
      .then(({ texts }) => {
        if (!isLeft) setNames(texts.shell)
      })
      // The layout's loader requests the same texts and reports failures.
      .catch(() => undefined)
    return () => {
      isLeft = true
    }
  }, [])
  return names
}
