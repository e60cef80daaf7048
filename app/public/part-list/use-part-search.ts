import { type RefObject, useEffect, useRef, useState } from "react"
import { usePageFacts } from "../../islands/page-facts.tsx"
import type { FoundParts } from "./load-part-list.ts"
import { type PartAddress, partSearch, readPartAddress } from "./part-address.ts"

const waitMs = 180

export interface PartSearch {
  list: FoundParts
  failed: boolean
  busy: boolean
  /** Whether the search box has text, submitted or not. */
  filled: boolean
  type: () => void
  submit: () => void
  clear: () => void
  retry: () => void
  /** Shows another position of the list as a history entry. */
  go: (address: PartAddress) => void
}

/** Filters while typing and changes pages in place; the URL follows, and back and forward are followed. */
export function usePartSearch(input: RefObject<HTMLInputElement | null>, first: FoundParts): PartSearch {
  const { path, search } = usePageFacts()
  const [list, setList] = useState(first)
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)
  const [filled, setFilled] = useState(first.query !== "")
  const requested = useRef(first.query)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = useRef<AbortController>(undefined)

  /** Position requested last, as a query string; an effect would be too late for two quick steps. */
  const shown = useRef(canonical(search))

  const show = async (address: PartAddress) => {
    shown.current = canonical(location.search)
    clearTimeout(timer.current)
    running.current?.abort()
    const stop = new AbortController()
    running.current = stop
    requested.current = address.query
    setBusy(true)
    try {
      const loaded = await fetchParts(path, address, stop.signal)
      setList(loaded)
      setFailed(false)
    } catch {
      if (stop.signal.aborted) return
      setFailed(true)
    }
    setBusy(false)
  }
  const filter = (query: string) => {
    const address = { query, page: 1 }
    history.replaceState(history.state, "", path + partSearch(address))
    void show(address)
  }
  const go = (address: PartAddress) => {
    history.pushState(null, "", path + partSearch(address))
    fill(input.current, address.query)
    setFilled(address.query !== "")
    void show(address)
  }
  const typed = () => input.current?.value.trim() ?? ""
  const type = () => {
    setFilled(input.current?.value !== "")
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (typed() !== requested.current) filter(typed())
    }, waitMs)
  }
  const here = () => readPartAddress(new URLSearchParams(location.search))

  useEffect(() => {
    // Text typed before the script loaded.
    if (input.current && input.current.value.trim() !== requested.current) type()
    const onPop = () => {
      // A change of the fragment only is ignored.
      if (canonical(location.search) === shown.current) return
      const address = here()
      fill(input.current, address.query)
      setFilled(address.query !== "")
      void show(address)
    }
    // Back or forward before the script was there.
    onPop()
    addEventListener("popstate", onPop)
    return () => {
      removeEventListener("popstate", onPop)
      clearTimeout(timer.current)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once for the page
  }, [])
  return {
    list,
    failed,
    busy,
    filled,
    type,
    go,
    submit: () => filter(typed()),
    clear: () => {
      fill(input.current, "")
      setFilled(false)
      filter("")
      input.current?.focus()
    },
    // The old list is still shown: the URL tells what could not be loaded.
    retry: () => void show(here()),
  }
}

const canonical = (search: string) => partSearch(readPartAddress(new URLSearchParams(search)))

function fill(field: HTMLInputElement | null, text: string): void {
  if (field) field.value = text
}

async function fetchParts(path: string, address: PartAddress, signal: AbortSignal): Promise<FoundParts> {
  const response = await fetch(`${path}/rows${partSearch(address)}`, { signal })
  if (!response.ok) throw new Error(`The list responded ${response.status}`)
  return (await response.json()) as FoundParts
}
