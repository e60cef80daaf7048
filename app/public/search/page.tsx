import { appContextKey } from "#server/app-context-key.ts"
import { limits } from "#contract/limits.ts"
import { searchSite } from "#server/features/search/store.ts"
import { useTexts } from "../../i18n/texts.tsx"
import { DimensionLine } from "../../ui/dimension-line.tsx"
import { Breadcrumb } from "../breadcrumb.tsx"
import { LocalLink } from "../local-link.tsx"
import { PageHead } from "../page-head.tsx"
import { readLanguage } from "../read-params.ts"
import { SearchBox } from "../search-box/search-box.tsx"
import { EmptyNote } from "../text-page/empty-note.tsx"
import type { Route } from "./+types/page.ts"
import { Results } from "./results.tsx"
import "./search.css"

const hitsOfPage = 50

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const lang = readLanguage(params)
  const q = (url.searchParams.get("q") ?? "").slice(0, limits.query)
  const page = Math.trunc(Number(url.searchParams.get("page")))
  return searchSite(context.get(appContextKey), {
    q,
    lang,
    limit: hitsOfPage,
    page: page >= 1 ? Math.min(page, limits.pageMax) : 1,
  })
}

export default function SearchPage({ loaderData: result }: Route.ComponentProps) {
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
        <SearchBox id="page-q" placeholder={layout.search.placeholder} defaultValue={query} />
        <output className="visually-hidden">{query && search.hits(total)}</output>
        {!query && (
          <p className="search-note">
            <b>{search.empty}</b> {search.emptyHelp}
          </p>
        )}
        {query && total === 0 && (
          <EmptyNote title={search.none(query)} help={search.noneHelp}>
            <LocalLink
              className="button button-small"
              to={`/contact?${new URLSearchParams({ number: query })}#request`}
            >
              {search.askFor(query)}
            </LocalLink>
          </EmptyNote>
        )}
        {read_as && read_how && (
          <p className="search-note">
            {(read_how === "layout" || read_how === "guess") && <b>{search.none(query)}.</b>}{" "}
            {search.readHow[read_how](read_as)}
          </p>
        )}
        {total > 0 && <Results result={result} />}
      </div>
    </main>
  )
}
