import { Link } from "react-router"
import { useEffect, useState } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { DashboardTexts } from "#app/i18n/dashboard/dashboard-texts.ts"
import { loadDashboardTexts } from "#app/i18n/dashboard/load-dashboard-texts.ts"
import { PageHeader } from "../ui/page-header.tsx"
import { EmptyState } from "../ui/states.tsx"
import { readToken } from "../api/token.ts"
import { railGroups } from "../entries.ts"

/** Shown instead of a screen that the account may not open. */
export function NotAllowed() {
  const { shell } = useDashboardTexts()
  return (
    <>
      <PageHeader title={shell.notAllowedTitle} />
      <EmptyState text={shell.notAllowedText}>
        <Link className="button button-small" to="/dashboard">
          {shell.toDashboard}
        </Link>
      </EmptyState>
    </>
  )
}

/** Shown to everybody who is not signed in, so that nothing reveals the dashboard. */
export function NotFound() {
  const { shell } = useDashboardTexts()
  return (
    <main id="main" className="lone">
      <title>{shell.notFoundTitle}</title>
      <p className="code-404 mono" aria-hidden="true">
        404
      </p>
      <h1>{shell.notFoundTitle}</h1>
      <p>{shell.notFoundText}</p>
      <a className="button" href="/">
        {shell.notFoundHome}
      </a>
    </main>
  )
}

/** Frame while the account loads; the menu shows its names once the texts are loaded, as links. */
export function ShellSkeleton() {
  const names = useMenuNames()
  return (
    <div className="dash" aria-busy="true">
      <title>Dashboard</title>
      <div className="mobbar" />
      <div className="rail rail-in on-ink">
        {names && (
          <nav aria-label={names.shell.navigation}>
            {railGroups.map(({ name, entries }) => (
              <section key={name}>
                <p className="rail-group" aria-hidden="true">
                  {names.shell.groups[name]}
                </p>
                {entries.map(({ to, nameIn }) => (
                  <a key={to} href={to}>
                    {nameIn(names)}
                  </a>
                ))}
              </section>
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
function useMenuNames(): DashboardTexts | null {
  const [names, setNames] = useState<DashboardTexts | null>(null)
  useEffect(() => {
    if (!readToken()) return
    let isLeft = false
    loadDashboardTexts()
      .then(({ texts }) => {
        if (!isLeft) setNames(texts)
      })
      // The layout's loader requests the same texts and reports failures.
      .catch(() => undefined)
    return () => {
      isLeft = true
    }
  }, [])
  return names
}
