import type { SearchItem, SearchResult } from "#contract/search.ts"
import { useTexts } from "../../i18n/texts.tsx"
import { LocalLink } from "../local-link.tsx"
import { Marked } from "../search-box/marked.tsx"

const kinds = ["part", "product", "spare", "service"] as const

/** Hits by kind, parts first; a part leads to its row in the group's list. */
export function Results({ result: { items, totals, total, query } }: { result: SearchResult }) {
  const { search } = useTexts()
  return (
    <div className="hits">
      {kinds.map((kind) => {
        const found = items.filter((item) => item.kind === kind)
        if (found.length === 0) return null
        return (
          <section key={kind} aria-labelledby={`hits-${kind}`}>
            <h2 id={`hits-${kind}`}>
              {search.kinds[kind]} <span className="n">{search.hits(totals[kind])}</span>
            </h2>
            <ul className="l">
              {found.map((item) => (
                <li key={item.id}>
                  {kind === "part" ? <PartHit item={item} query={query} /> : <TextHit item={item} query={query} />}
                </li>
              ))}
            </ul>
          </section>
        )
      })}
      {total > items.length && <p className="sub">{search.shown(items.length, total)}</p>}
    </div>
  )
}

interface HitProps {
  item: SearchItem
  query: string
}

function PartHit({ item, query }: HitProps) {
  const { search } = useTexts()
  const number = item.partnumber ?? ""
  return (
    <LocalLink className="hit part" to={`/part-list/${item.spare_id}?${new URLSearchParams({ query: number })}`}>
      <b>
        <Marked text={number} query={query} />
      </b>
      <span className="what" lang={item.title_lang}>
        {item.title}
      </span>
      {item.subst_part && <span className="sub">{search.substitute(item.subst_part)}</span>}
      <span className="g">{item.spare_title}</span>
    </LocalLink>
  )
}

function TextHit({ item, query }: HitProps) {
  return (
    <LocalLink className="hit" to={item.path} lang={item.title_lang}>
      <Marked text={item.title} query={query} />
    </LocalLink>
  )
}
