import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from "react"
import { sinceShown } from "../../islands/when-shown.ts"
import { firstChangeMs } from "./slides.ts"

const warmUpMs = 3_000
// A picture that is fetched when its turn has come needs so long.
const fetchMs = 1_500

/** "asked" is after the reader pressed play: then the pointer no longer holds the pictures. */
type Mode = "off" | "auto" | "asked"

/** What is left of a time that began with the page. */
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
 * Which slide shows, and whether they change by themselves: not when the reader wants less motion, not while the pointer is over
 * them, and no more once the focus came in, until play is pressed.
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
    /** False until the page's script runs: without it the controls would do nothing. */
    ready,
    /** True when the pictures after the first are worth fetching. */
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
    /** A press on the pause button gives it the focus too, but decides by itself. */
    stopOnFocus: ({ target }: FocusEvent) => {
      if (!target.closest("[data-rotation]") || target.matches(":focus-visible")) setMode("off")
    },
  }
}
