import { localPath } from "#contract/language.ts"
import { searchKinds } from "#contract/record-constants.ts"
import type { SearchItem, SearchResult } from "#contract/search.ts"
import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { useAnnouncer } from "../../ui/announcer.tsx"
import { LocalLink } from "../local-link.tsx"
import { Marked } from "../marked.tsx"
import { PageTurner } from "../page-turner.tsx"
import { AddButton } from "../request-list/add-button.tsx"
import type { ListedItem } from "../request-list/inquiry-item.ts"
import { useMatchNote } from "../search-box/use-match-note.ts"
import { searchPath } from "./search-path.ts"

/** Hits by kind, parts first; a part links to its page and can be added to the request list. */
export function Results({ result, series }: { result: SearchResult; series?: number }) {
  const { items, totals, query, limit, total } = result
  const { search } = useTexts()
  const language = useLanguage()
  const { announce, region } = useAnnouncer()
  return (
    <div className="search-hits">
      {searchKinds.map((kind) => {
        const hits = items.filter((item) => item.kind === kind)
        if (hits.length === 0) return null
        return (
          <section key={kind} aria-labelledby={`hits-${kind}`}>
            <h2 id={`hits-${kind}`}>
              {search.kinds[kind]} <span className="hit-count">{search.hits(totals[kind])}</span>
            </h2>
            <ul className="plain-list">
              {hits.map((item) =>
                kind === "part" ? (
                  <li key={item.id} className="with-add">
                    <PartHit item={item} />
                    <AddButton item={listedItem(item)} announce={announce} />
                  </li>
                ) : (
                  <li key={item.id}>
                    <TextHit item={item} />
                  </li>
                ),
              )}
            </ul>
          </section>
        )
      })}
      {total > limit && (
        <PageTurner
          {...result}
          shown={items.length}
          addressOf={(page) => localPath(language, searchPath({ query, series, page }))}
        />
      )}
      {region}
    </div>
  )
}

const listedItem = (item: SearchItem): ListedItem => ({
  partnumber: item.partnumber ?? "",
  product_id: null,
  quantity: item.quantity ?? 1,
  note: "",
  spare_id: item.spare_id ?? null,
  title: item.title,
  lang: item.title_lang,
  ...(item.quantity && item.quantity > 1 ? { set: item.quantity } : {}),
  ...(item.subst_part ? { successor: item.subst_part } : {}),
})

function PartHit({ item }: { item: SearchItem }) {
  const { search } = useTexts()
  const number = item.partnumber ?? ""
  const note = useMatchNote(item)
  return (
    <LocalLink className="search-hit part" to={item.path}>
      <b>
        <Marked segments={item.number_pieces ?? [number]} />
      </b>
      <span>
        <span lang={item.title_lang}>
          <Marked segments={item.title_pieces} />
        </span>
        {note && <small>{note}</small>}
        {item.found_pieces && (
          <small lang={item.found_lang}>
            <Marked segments={item.found_pieces} />
          </small>
        )}
      </span>
      {item.subst_part && (
        <span className="hit-substitute">
          {search.substitute} <Marked segments={item.substitute_pieces ?? [item.subst_part]} />
        </span>
      )}
      <span className="hit-group" lang={item.spare_title_lang}>
        {item.spare_title}
      </span>
    </LocalLink>
  )
}

function TextHit({ item }: { item: SearchItem }) {
  const note = useMatchNote(item)
  return (
    <LocalLink className="search-hit" to={item.path}>
      <span lang={item.title_lang}>
        <Marked segments={item.title_pieces} />
      </span>
      {note && <small>{note}</small>}
    </LocalLink>
  )
}
