import type { ComponentType } from "react"
import type { Successor } from "./carry-over.ts"
import { restoreHandedOver, watchLanguageSwitch } from "./hand-over.ts"
import type { hydrateIsland } from "./hydrate.tsx"
import { liveFrame } from "./live-frame.ts"
import type { PageFacts } from "./page-facts.tsx"
import { pageFactsId } from "./page-facts-id.ts"
import { shownHeader } from "#contract/visit-constants.ts"
import { hideAlert, repeatPress, takePresses, wasTouched } from "./presses.ts"
import { addFiles, warmUp } from "./warm-up.ts"
import { searchEarly } from "./search-early.ts"
import { isPrerendered, sinceShown, wasPrerendered, whenShown } from "./when-shown.ts"

export type Registry = Record<string, () => Promise<ComponentType<never>>>
type LoadHydration = () => Promise<typeof hydrateIsland>

// Back to an address that a script has made shows nothing by itself.
const touches = ["pointerdown", "pointermove", "keydown", "focusin", "touchstart", "wheel", "popstate"] as const
const retryMs = 1_000
const lessMotion = "(prefers-reduced-motion: reduce)"

/** Starts a page: its frame at once, each island at its start condition. */
export function startIslands(registry: Registry, loadHydration: LoadHydration): void {
  const facts = JSON.parse(document.getElementById(pageFactsId)?.textContent ?? "null") as PageFacts
  const islands = [...document.querySelectorAll<HTMLElement>("x-island")]
  const hydrate = createHydrate(registry, loadHydration, facts)
  liveFrame()
  searchEarly(facts.language)
  const { dataset } = document.documentElement
  dataset["alive"] = ""
  delete dataset["failed"]
  hideAlert()
  takePresses((control) => void press(control, hydrate))
  for (const island of islands)
    for (const start of (island.getAttribute("start") ?? "").split(" ")) watch(start, () => void hydrate(island))
  hydrateOnTouch(
    islands.filter((island) => island.getAttribute("start")?.includes("touch")),
    hydrate,
  )
  watchLanguageSwitch()
  restoreHandedOver()
  whenShown(() => warmUp(islands))
  whenShown(reportShown)
}

/** Lets the server count a page that was prerendered; one that was not has been counted when it was sent. */
function reportShown(): void {
  if (wasPrerendered())
    void fetch(location.href, { method: "HEAD", headers: { [shownHeader]: "1" }, cache: "no-store" })
}

/** Resolves to null where the island could not be loaded. */
type Hydrate = (island: HTMLElement) => Promise<Successor | null>

/** Caches success only: a failed load is retried at the next occasion, at most once a second. */
function createHydrate(registry: Registry, loadHydration: LoadHydration, facts: PageFacts): Hydrate {
  const running = new Map<HTMLElement, ReturnType<Hydrate>>()
  const load: Hydrate = async (island) => {
    const loadComponent = registry[island.getAttribute("name") ?? ""]
    if (!loadComponent) return null
    addFiles(island, "high")
    const [hydrateIsland] = await Promise.all([loadHydration(), loadComponent()])
    return hydrateIsland(island, loadComponent, facts)
  }
  return (island) => {
    const started = running.get(island)
    if (started) return started
    const hydrating = load(island).catch(() => {
      setTimeout(() => running.delete(island), retryMs)
      return null
    })
    running.set(island, hydrating)
    return hydrating
  }
}

async function press(control: HTMLElement, hydrate: Hydrate): Promise<void> {
  const island = control.closest<HTMLElement>("x-island")
  if (!island) return repeatPress(control)
  const successor = await hydrate(island)
  if (successor) repeatPress(control, successor(control))
  else window.keptPresses.release(control)
}

function hydrateOnTouch(islands: readonly HTMLElement[], hydrate: Hydrate): void {
  const stop = new AbortController()
  let isHydrating = false
  const onTouch = async (target?: EventTarget | null) => {
    if (isHydrating) return
    isHydrating = true
    // The touched island comes first, so that network and CPU are free for its response.
    const touched = target instanceof Element ? target.closest<HTMLElement>("x-island") : null
    if (touched && islands.includes(touched)) await hydrate(touched).then(painted)
    for (const island of islands) addFiles(island, "high")
    const results: unknown[] = []
    for (const island of islands) {
      results.push(await hydrate(island))
      await painted()
    }
    isHydrating = false
    if (results.every(Boolean)) stop.abort()
  }
  for (const touch of touches)
    addEventListener(touch, ({ target }) => void onTouch(target), { capture: true, passive: true, signal: stop.signal })
  if (wasTouched()) void onTouch()
}

/** Resolves after the next frame is painted. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** Runs `begin` at a start condition that needs no input: `after` a time, or `stored` data. */
function watch(start: string, begin: () => void): void {
  const [kind, value = ""] = start.split(":")
  if (kind === "after" && !matchMedia(lessMotion).matches)
    whenShown(() => setTimeout(begin, Math.max(0, Number(value) - sinceShown())))
  if (kind === "stored") whenStored(value, begin)
}

/** Calls `begin` when local storage has the key: at once, when written here, or in another tab. */
function whenStored(key: string, begin: () => void): void {
  const look = () => {
    try {
      if (!isPrerendered() && localStorage.getItem(key) !== null) begin()
    } catch {
      // Storage may be disabled; then there is nothing to show.
    }
  }
  whenShown(look)
  addEventListener(`${key}-changed`, () => void painted().then(look))
  addEventListener("storage", look)
  // A page restored from the back/forward cache received no events.
  addEventListener("pageshow", look)
}
