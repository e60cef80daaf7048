import type { ComponentType } from "react"
import { fadeBetweenPages } from "./fade.ts"
import { restoreHandedOver, watchLanguageSwitch } from "./hand-over.ts"
import { liveFrame } from "./live-frame.ts"
import type { PageFacts } from "./page-facts.tsx"
import { pageFactsId } from "./page-facts-id.ts"
import { prefetchLinks } from "./prefetch.ts"
import { releasePress, repeatPress, takePresses, wasTouched } from "./presses.ts"
import { addFiles, warmUp } from "./warm-up.ts"
import { isPrerendered, sinceShown, whenShown } from "./when-shown.ts"

export type Registry = Record<string, () => Promise<ComponentType<never>>>

const touches = ["pointerdown", "pointermove", "keydown", "focusin", "touchstart", "wheel"] as const
const retryMs = 1_000
const lessMotion = "(prefers-reduced-motion: reduce)"

/** Starts a page: its frame at once, each island at its start condition. */
export function startIslands(registry: Registry): void {
  const facts = JSON.parse(document.getElementById(pageFactsId)?.textContent ?? "null") as PageFacts
  const islands = [...document.querySelectorAll<HTMLElement>("x-island")]
  const wake = createWaking(registry, facts)
  liveFrame()
  document.documentElement.dataset["alive"] = ""
  takePresses((control) => void press(control, wake))
  for (const island of islands)
    for (const start of (island.getAttribute("start") ?? "").split(" ")) watch(start, () => void wake(island))
  wakeOnTouch(
    islands.filter((island) => island.getAttribute("start")?.includes("touch")),
    wake,
  )
  watchLanguageSwitch()
  restoreHandedOver()
  prefetchLinks()
  fadeBetweenPages()
  whenShown(() => warmUp(islands))
}

type Wake = (island: HTMLElement) => Promise<boolean>

/** Caches success only: a failed load is retried at the next occasion, at most once a second. */
function createWaking(registry: Registry, facts: PageFacts): Wake {
  const running = new Map<HTMLElement, Promise<boolean>>()
  const hydrate = async (island: HTMLElement) => {
    const load = registry[island.getAttribute("name") ?? ""]
    if (!load) return false
    addFiles(island, "high")
    const [{ hydrateIsland }] = await Promise.all([import("./hydrate.tsx"), load()])
    await hydrateIsland(island, load, facts)
    return true
  }
  return (island) => {
    const known = running.get(island)
    if (known) return known
    const waking = hydrate(island).catch(() => {
      setTimeout(() => running.delete(island), retryMs)
      return false
    })
    running.set(island, waking)
    return waking
  }
}

async function press(control: HTMLElement, wake: Wake): Promise<void> {
  const island = control.closest<HTMLElement>("x-island")
  if (!island || (await wake(island))) repeatPress(control)
  else releasePress(control)
}

function wakeOnTouch(islands: readonly HTMLElement[], wake: Wake): void {
  const stop = new AbortController()
  let isWaking = false
  const onTouch = async (target?: EventTarget | null) => {
    if (isWaking) return
    isWaking = true
    // What is touched shows its answer before the rest of the page takes the line and the processor.
    const touched = target instanceof Element ? target.closest<HTMLElement>("x-island") : null
    if (touched && islands.includes(touched)) await wake(touched).then(painted)
    for (const island of islands) addFiles(island, "high")
    const woken: boolean[] = []
    for (const island of islands) {
      woken.push(await wake(island))
      await painted()
    }
    isWaking = false
    if (woken.every(Boolean)) stop.abort()
  }
  for (const touch of touches)
    addEventListener(touch, ({ target }) => void onTouch(target), { capture: true, passive: true, signal: stop.signal })
  if (wasTouched()) void onTouch()
}

/** Resolves once the browser has shown what was done so far. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** Starts that come by themselves. */
function watch(start: string, wake: () => void): void {
  const [kind, value = ""] = start.split(":")
  if (kind === "after" && !matchMedia(lessMotion).matches)
    whenShown(() => setTimeout(wake, Math.max(0, Number(value) - sinceShown())))
  if (kind === "stored") whenStored(value, wake)
}

/** Calls `wake` when local storage has the key: at once, when written here, or in another tab. */
function whenStored(key: string, wake: () => void): void {
  const look = () => {
    try {
      if (!isPrerendered() && localStorage.getItem(key) !== null) wake()
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
