import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"

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
