import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { type Language, localPath } from "#contract/language.ts"
import { limits } from "#contract/limits.ts"
import { pagedKinds } from "#contract/record-constants.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { read } from "../api/read.ts"
import type { Suggestion } from "../ui/suggest-field.tsx"
import { linkAddress } from "./rich-html.ts"

const pauseMs = 200
const shortest = 2
// Limited per kind: many parts would crowd out the few pages with the same word.
const kinds = [...pagedKinds, "part"] as const
const maxPages = 7
const most = 10

/** Returns pages, products, groups, services and parts for the typed text, with URLs in the text's language. */
export function useLinkSearch(typed: string, language: Language): { suggestions: Suggestion[]; isDone: boolean } {
  const { redirects } = useDashboardTexts()
  const query = useLater(typed.trim())
  const isSearch = query.length >= shortest && query.length <= limits.query && linkAddress(query) === null
  const { data, isPlaceholderData } = useQuery({
    ...read("GET /search", { query: { q: query, lang: language, limit: limits.pageSizeMax } }),
    enabled: isSearch,
    placeholderData: keepPreviousData,
  })
  if (!isSearch) return { suggestions: [], isDone: false }
  const wanted = query.toLowerCase()
  const pages = Object.entries(redirects.pages).filter(([, name]) => name.toLowerCase().includes(wanted))
  const items = data?.items ?? []
  const pageHits = items.filter(({ kind }) => kind !== "part").slice(0, maxPages)
  const ordered = kinds.flatMap((group) => (group === "part" ? items : pageHits).filter(({ kind }) => kind === group))
  const hits = ordered.map(({ kind, path, title, title_lang, partnumber }) => ({
    kind: redirects.kinds[kind],
    name: partnumber === undefined ? title : `${partnumber} ${title}`.trim(),
    lang: title_lang,
    value: localPath(language, path),
  }))
  const suggestions: Suggestion[] = [
    ...pages.map(([path, name]) => ({ kind: redirects.kinds.page, name, value: localPath(language, path) })),
    ...hits,
  ]
  const first = new Map(suggestions.map((suggestion) => [suggestion.value, suggestion]))
  return { suggestions: [...first.values()].slice(0, most), isDone: data !== undefined && !isPlaceholderData }
}

/** Returns the typed text after a pause. */
function useLater(typed: string): string {
  const [later, setLater] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setLater(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return later
}
