import { useTexts } from "../../i18n/texts.tsx"

/** The way back for an owner who looks at the public site. Its script shows it and gives the link its address, which is nothing for crawlers (islands/live-frame.ts). */
export function ViewSiteBar() {
  const { layout } = useTexts()
  return (
    <aside className="view-site on-ink" aria-label={layout.viewingSite} hidden>
      <span>{layout.viewingSite}</span>
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- as above */}
      <a>{layout.backToDashboard}</a>
    </aside>
  )
}
