import { useEffect, useState } from "react"
import type { Language } from "#contract/language.ts"
import { suggestionsAddress, takeEarly } from "../../islands/search-early.ts"
import type { SearchResult } from "#contract/search.ts"

const waitMs = 140
const shortest = 2

export interface Suggestions {
  state: "idle" | "loading" | "ready" | "failed"
  result: SearchResult | null
}

const idle: Suggestions = { state: "idle", result: null }

/** Returns hits for the typed text, after a short delay; outdated responses are dropped. */
export function useSuggestions(typed: string, language: Language, active: boolean) {
  const [suggestions, setSuggestions] = useState(idle)
  const [tries, setTries] = useState(0)
  const query = active ? typed.trim() : ""

  useEffect(() => {
    if (query.length < shortest) return
    const aborter = new AbortController()
    const load = async () => {
      setSuggestions(({ result }) => ({ state: "loading", result }))
      try {
        const result = await fetchHits(query, language, aborter.signal)
        setSuggestions({ state: "ready", result })
      } catch {
        if (!aborter.signal.aborted) setSuggestions({ state: "failed", result: null })
      }
    }
    const timer = setTimeout(() => void load(), waitMs)
    return () => {
      clearTimeout(timer)
      aborter.abort()
    }
  }, [query, language, tries])

  return { ...current(suggestions, query), retry: () => setTries(tries + 1) }
}

function current(suggestions: Suggestions, query: string): Suggestions {
  if (query.length < shortest) return idle
  const related = suggestions.result?.query.slice(0, shortest) === query.slice(0, shortest)
  return related || suggestions.state === "failed" ? suggestions : { state: "loading", result: null }
}

async function fetchHits(query: string, language: Language, signal: AbortSignal): Promise<SearchResult> {
  const address = suggestionsAddress(query, language)
  const response = await (takeEarly(address) ?? fetch(address, { signal }))
  if (!response.ok) throw new Error(`search responded ${response.status}`)
  return (await response.json()) as SearchResult
}
