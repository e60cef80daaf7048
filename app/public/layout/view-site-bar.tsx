import { useTexts } from "../../i18n/texts.tsx"

/**
 * Link back to the dashboard for signed-in people. Its script shows it and sets its href, which crawlers need not see
 * (islands/live-frame.ts).
 */
export function ViewSiteBar() {
  const { layout } = useTexts()
  return (
    <aside className="page-bar on-ink" aria-label={layout.viewingSite} hidden>
      <span>{layout.viewingSite}</span>
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- as above */}
      <a>{layout.backToDashboard}</a>
    </aside>
  )
}
