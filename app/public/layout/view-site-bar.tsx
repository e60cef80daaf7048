import { Suspense, lazy, useSyncExternalStore } from "react"

const WayBack = lazy(async () => ({ default: (await import("./way-back.tsx")).WayBack }))

/** Shown to an administrator who looks at the public site: the way back, by a full load. */
export function ViewSiteBar() {
  const viewing = useSyncExternalStore(subscribe, isViewing, () => false)
  return (
    viewing && (
      <Suspense>
        <WayBack />
      </Suspense>
    )
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
