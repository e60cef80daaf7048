import { type RefObject, useCallback, useEffect, useRef, useState } from "react"
import { useLocation, useNavigate, useNavigation } from "react-router"
import { partSearch } from "./part-address.ts"

const waitMs = 180

export interface PartSearch {
  /** Whether the box holds anything, sent or not yet. */
  filled: boolean
  busy: boolean
  type: () => void
  submit: () => void
  clear: () => void
  retry: () => void
}

/** Filters as one types; the address follows, and the box follows the address when a link or the way back changes it. */
export function usePartSearch(input: RefObject<HTMLInputElement | null>, query: string): PartSearch {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const busy = useNavigation().location?.pathname === pathname
  const asked = useRef(query)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [filled, setFilled] = useState(query !== "")

  const go = useCallback(
    (text: string) => {
      clearTimeout(timer.current)
      asked.current = text
      void navigate({ search: partSearch({ query: text, page: 1 }) }, { replace: true, preventScrollReset: true })
    },
    [navigate],
  )
  const typed = () => input.current?.value.trim() ?? ""
  const type = () => {
    setFilled(input.current?.value !== "")
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (typed() !== asked.current) go(typed())
    }, waitMs)
  }

  useEffect(() => {
    // A response to an older question must not overwrite what is being typed.
    if (query === asked.current || document.activeElement === input.current) return
    asked.current = query
    if (input.current) input.current.value = query
    setFilled(query !== "")
  }, [query, input])
  useEffect(() => {
    if (input.current && input.current.value.trim() !== asked.current) type()
    return () => clearTimeout(timer.current)
    // oxlint-disable-next-line react/exhaustive-deps -- once: what was typed before the script was there
  }, [])
  useSlashKey(input)

  return {
    filled,
    busy,
    type,
    submit: () => go(typed()),
    clear: () => {
      if (input.current) input.current.value = ""
      setFilled(false)
      go("")
      input.current?.focus()
    },
    // The list is still the one before: the address tells what could not be loaded.
    retry: () => void navigate({ search }, { replace: true, preventScrollReset: true }),
  }
}

/** On this page "/" belongs to the list, so it is taken before the header's search hears it. */
function useSlashKey(input: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (target instanceof HTMLElement && (target.isContentEditable || target.closest("input, textarea, select")))
        return
      if (!input.current || document.querySelector("dialog[open]")) return
      event.preventDefault()
      input.current.focus()
      input.current.select()
    }
    document.addEventListener("keydown", onKey, { capture: true })
    return () => document.removeEventListener("keydown", onKey, { capture: true })
  }, [input])
}
