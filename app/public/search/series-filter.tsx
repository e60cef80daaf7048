import type { SearchResult } from "#contract/search.ts"
import { useTexts } from "../../i18n/texts.tsx"
import { LocalLink } from "../local-link.tsx"
import { searchPath } from "./search-path.ts"

interface SeriesFilterProps {
  result: SearchResult
  /** Selected group. */
  chosen: number | undefined
}

/** Links to the hits of one group each, with their number; nothing when all are of one group. */
export function SeriesFilter({ result: { query, series }, chosen }: SeriesFilterProps) {
  const { search } = useTexts()
  if (series.length < 2 && chosen === undefined) return null
  const current = (isChosen: boolean) => (isChosen ? { "aria-current": "true" as const } : {})
  return (
    <nav className="series-filter" aria-label={search.series}>
      <ul className="plain-list">
        <li>
          <LocalLink to={searchPath({ query })} {...current(chosen === undefined)}>
            {search.allSeries}
          </LocalLink>
        </li>
        {series.map(({ spare_id, title, title_lang, count }) => (
          <li key={spare_id}>
            <LocalLink to={searchPath({ query, series: spare_id })} {...current(chosen === spare_id)}>
              <span lang={title_lang}>{title}</span> <span className="series-count">{count}</span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
