import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from "react"
import { sinceShown } from "../../islands/when-shown.ts"
import { firstChangeMs } from "./slides.ts"

const warmUpMs = 3_000
// Time to fetch a picture when its turn comes.
const fetchMs = 1_500

/** "asked": the reader clicked play, so hovering no longer pauses. */
type Mode = "off" | "auto" | "asked"

/** Returns what remains of a delay since the page became visible. */
const leftOf = (ms: number) => Math.max(0, ms - sinceShown())

const lessMotion = "(prefers-reduced-motion: reduce)"
const wantsLessMotion = () => matchMedia(lessMotion).matches
const watchNothing = () => () => undefined

function watchMotion(changed: () => void): () => void {
  const query = matchMedia(lessMotion)
  query.addEventListener("change", changed)
  return () => query.removeEventListener("change", changed)
}

/**
 * Returns which slide is shown, and whether slides change automatically: not with reduced motion, not while hovered,
 * and not after focus came in, until play is clicked.
 */
export function useRotation(count: number) {
  const [at, setAt] = useState(0)
  const [mode, setMode] = useState<Mode>("auto")
  const [hovered, setHovered] = useState(false)
  const [warm, setWarm] = useState(false)
  const isFirst = useRef(true)
  const ready = useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  )
  const quiet = useSyncExternalStore(watchMotion, wantsLessMotion, () => false)
  const playing = mode === "asked" || (mode === "auto" && !quiet)
  const moving = playing && (mode === "asked" || !hovered)

  useEffect(() => {
    if (!playing) return
    const timer = setTimeout(() => setWarm(true), leftOf(warmUpMs))
    return () => clearTimeout(timer)
  }, [playing])

  useEffect(() => {
    if (!moving) return
    const wait = isFirst.current ? Math.max(fetchMs, leftOf(firstChangeMs)) : firstChangeMs
    const timer = setTimeout(() => setAt((at + 1) % count), wait)
    isFirst.current = false
    return () => clearTimeout(timer)
  }, [moving, at, count])

  return {
    at,
    /** False until the script runs, because the controls do nothing before. */
    ready,
    /** True when the other pictures are worth fetching. */
    warm,
    playing,
    show: (index: number) => {
      setMode("off")
      setWarm(true)
      setAt(index)
    },
    toggle: () => setMode(playing ? "off" : "asked"),
    hover: setHovered,
    stop: () => setMode("off"),
    /** A click on the pause button focuses it too, but is handled by itself. */
    stopOnFocus: ({ target }: FocusEvent) => {
      if (!target.closest("[data-rotation]") || target.matches(":focus-visible")) setMode("off")
    },
  }
}
