import { useSyncExternalStore } from "react"
import { useTexts } from "../../i18n/texts.tsx"

/** Shown to an owner who looks at the public site: the way back, by a full load. */
export function ViewSiteBar() {
  const { layout } = useTexts()
  const viewing = useSyncExternalStore(subscribe, isViewing, () => false)
  if (!viewing) return null
  return (
    <aside className="view-site on-ink" aria-label={layout.viewingSite}>
      <span>{layout.viewingSite}</span>
      <a href="/dashboard">{layout.backToDashboard}</a>
    </aside>
  )
}

function subscribe(onChange: () => void) {
  addEventListener("storage", onChange)
  return () => removeEventListener("storage", onChange)
}

function isViewing(): boolean {
  try {
    return localStorage.getItem("view_site") !== null
  } catch {
    return false
  }
}
