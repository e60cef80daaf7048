import { useTexts } from "../../i18n/texts.tsx"

export function WayBack() {
  const { layout } = useTexts()
  return (
    <aside className="view-site on-ink" aria-label={layout.viewingSite}>
      <span>{layout.viewingSite}</span>
      <a href="/dashboard">{layout.backToDashboard}</a>
    </aside>
  )
}
