import { redirect } from "react-router"
import { localPath } from "#contract/language.ts"
import { limits } from "#contract/limits.ts"
import type { SearchResult } from "#contract/search.ts"
import { visitorKey } from "#server/app-context-key.ts"
import { findNearParts } from "#server/features/part-page/near-store.ts"
import { searchSite } from "#server/features/search/store.ts"
import { useTexts } from "../../i18n/texts.tsx"
import { Island } from "../../islands/island.tsx"
import { DimensionLine } from "../../ui/dimension-line.tsx"
import { Breadcrumb } from "../breadcrumb.tsx"
import { LocalLink } from "../local-link.tsx"
import { AskAsWritten } from "../near-numbers/ask-as-written.tsx"
import { NearNumbers } from "../near-numbers/near-numbers.tsx"
import { PageHead } from "../page-head.tsx"
import { readRequest } from "../read-params.ts"
import { requestPath } from "../request-path.ts"
import { RequestBar } from "../part-list/request-bar.tsx"
import { SearchBox } from "../search-box/search-box.tsx"
import { EmptyNote } from "../text-page/empty-note.tsx"
import type { Route } from "./+types/page.ts"
import { Results } from "./results.tsx"
import { searchPath } from "./search-path.ts"
import "../near-numbers/near-numbers.css"
import "./search.css"

const hitsOfPage = 50
const listStart = ["touch", "stored:request_list"] as const

export async function loader(args: Route.LoaderArgs) {
  const { app, language: lang, query } = readRequest(args)
  const q = query.get("q")?.trim() ?? ""
  // A pasted list, which the request form reads.
  if (q.length > limits.query) throw redirect(localPath(lang, requestPath(q)), 303)
  const page = Math.trunc(Number(query.get("page")))
  const group = query.get("series") ?? ""
  const series = /^[1-9]\d{0,8}$/u.test(group) ? Number(group) : undefined
  const result = await searchSite(app, {
    q,
    lang,
    limit: hitsOfPage,
    page: page >= 1 ? Math.min(page, limits.pageMax) : 1,
    series,
  })
  const { address, isHead } = args.context.get(visitorKey)
  const visitor = { address, isHead, headers: args.request.headers }
  if (series === undefined) app.demand.noteSearch({ query: q, lang, isFound: result.total > 0 }, visitor)
  const near = result.total === 0 && series === undefined ? await findNearParts(app, q, lang) : []
  return { result, series, near }
}

export default function SearchPage({ loaderData: { result, series, near } }: Route.ComponentProps) {
  const { layout, search } = useTexts()
  const { query, total, read_as, read_how } = result
  return (
    <main id="main" className="search-page">
      <PageHead title={query ? search.titleFor(query) : search.title} description={search.description} noindex />
      <div className="wrap wrap-wide">
        <Breadcrumb here={{ text: search.title, lang: undefined }} />
        <header className="text-page-head">
          {query && <DimensionLine>{search.hits(total)}</DimensionLine>}
          <h1>{query ? search.titleFor(query) : search.title}</h1>
        </header>
        <Island
          name="search-box"
          of={SearchBox}
          start="touch"
          props={{ id: "page-q", placeholder: layout.search.placeholder, defaultValue: query }}
        />
        <output className="visually-hidden">{query && search.hits(total)}</output>
        {!query && (
          <p className="search-note">
            <b>{search.empty}</b> {search.emptyHelp}
          </p>
        )}
        {near.length > 0 && (
          <Island name="near-numbers" of={NearNumbers} start={listStart} props={{ number: query, parts: near }} />
        )}
        {query && total === 0 && near.length === 0 && (
          <EmptyNote title={search.none(query)} help={search.noneHelp}>
            <AskAsWritten query={query} />
          </EmptyNote>
        )}
        {read_as && read_how && (
          <p className="search-note">
            {read_how !== "number" && read_how !== "numbers" && <b>{search.none(query)}.</b>}{" "}
            {search.readHow[read_how](read_as)}
          </p>
        )}
        {query && <SeriesFilter result={result} chosen={series} />}
        {total > 0 && (
          <Island
            name="results"
            of={Results}
            start={listStart}
            props={{ result, ...(series === undefined ? {} : { series }) }}
          />
        )}
        {(near.length > 0 || read_how === "guess") && <AskAsWritten query={query} isBelowOthers />}
      </div>
      {total > 0 && <Island name="request-bar" of={RequestBar} start="stored:request_list" props={{}} />}
    </main>
  )
}

interface SeriesFilterProps {
  result: SearchResult
  /** Selected group. */
  chosen: number | undefined
}

/** Links to the hits of one group each, with their number; nothing when all are of one group. */
function SeriesFilter({ result: { query, series, total }, chosen }: SeriesFilterProps) {
  const { search } = useTexts()
  if (series.length < 2 && chosen === undefined) return null
  const current = (isChosen: boolean) => (isChosen ? { "aria-current": "true" as const } : {})
  return (
    <nav className="series-filter" aria-label={search.series}>
      <ul className="plain-list">
        <li>
          <LocalLink to={searchPath({ query })} {...current(chosen === undefined)}>
            {search.allSeries} <span className="series-count series-total">{total}</span>
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
