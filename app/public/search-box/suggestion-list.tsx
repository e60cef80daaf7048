/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no element of HTML is a list of links that a field owns */
import { type Language, localPath } from "#contract/language.ts"
import { searchKinds } from "#contract/record-constants.ts"
import type { SearchItem, SearchResult } from "#contract/search.ts"
import { useTexts } from "../../i18n/texts.tsx"
import { Icon } from "../../ui/icon.tsx"
import { LocalLink } from "../local-link.tsx"
import { Marked } from "../marked.tsx"
import { requestPath } from "../request-path.ts"
import { useMatchNote } from "./use-match-note.ts"
import type { Suggestions } from "./use-suggestions.ts"

export interface Option {
  to: string
  /** Null for the entry that links to all hits. */
  item: SearchItem | null
}

/** Returns hits in display order, parts first, then the entry that links to all. */
export function toOptions(result: SearchResult | null, typed: string, language: Language): Option[] {
  if (!result || result.items.length === 0) return []
  const items = searchKinds.flatMap((kind) => result.items.filter((item) => item.kind === kind))
  const all = `${localPath(language, "/search")}?${new URLSearchParams({ q: typed.trim() })}`
  const shown = items.map((item) => ({ to: localPath(language, item.path), item }))
  // No such entry when all hits are shown.
  return result.total > items.length ? [...shown, { to: all, item: null }] : shown
}

interface SuggestionListProps {
  id: string
  visible: boolean
  suggestions: Suggestions
  options: Option[]
  active: number
  query: string
  onFollow: () => void
  onRetry: () => void
}

export function SuggestionList(props: SuggestionListProps) {
  const { id, visible, suggestions, options, active, query, onFollow, onRetry } = props
  const { search, errors } = useTexts()
  const failed = suggestions.state === "failed"
  const total = suggestions.result?.total ?? 0
  const several = new Set(options.flatMap(({ item }) => item?.kind ?? [])).size > 1
  const isGuess = suggestions.result?.read_how === "guess"
  const nothing = visible && options.length === 0
  return (
    <>
      <div className="suggest" id={id} role="listbox" aria-label={search.suggestions} hidden={!visible || nothing}>
        {options.map(({ to, item }, index) => (
          <a
            key={item ? `${item.kind}-${item.id}` : "all"}
            id={`${id}-${index}`}
            className={`${item ? "" : "suggest-all"} ${index === active ? "suggest-chosen" : ""}`.trim() || undefined}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            href={to}
            onClick={onFollow}
          >
            {item ? <Hit item={item} kindShown={several} isGuess={isGuess} /> : search.allHits(total)}
            {!item && <Icon name="right" />}
          </a>
        ))}
      </div>
      {nothing && (
        <div className="suggest suggest-none">
          <b>{failed ? search.failed : search.none(query)}</b>
          <span>{failed ? search.failedHelp : search.noneHelp}</span>
          {!failed && query && (
            <LocalLink
              className="button button-small button-outline"
              to={requestPath(query)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={onFollow}
            >
              {search.askFor(query)}
            </LocalLink>
          )}
          {failed && (
            // Focus stays in the field: otherwise the list would close before the click.
            <button
              type="button"
              className="button button-small"
              onMouseDown={(event) => event.preventDefault()}
              onClick={onRetry}
            >
              {errors.tryAgain}
            </button>
          )}
        </div>
      )}
      <output className="visually-hidden">
        {visible && (failed ? search.failed : total ? search.hits(total) : search.none(query))}
      </output>
    </>
  )
}

function Hit({ item, kindShown, isGuess }: { item: SearchItem; kindShown: boolean; isGuess: boolean }) {
  const { search } = useTexts()
  const reason = useMatchNote(item)
  const note = isGuess ? search.guess : reason
  const title = (
    <span lang={item.title_lang}>
      <Marked segments={item.title_pieces} />
    </span>
  )
  const group = item.kind === "part" ? item.spare_title : kindShown ? search.kinds[item.kind] : undefined
  return (
    <>
      <span>
        {item.partnumber ? (
          <>
            <b>
              <Marked segments={item.number_pieces ?? [item.partnumber]} />
            </b>
            <small>
              {title}
              {note && ` · ${note}`}
            </small>
          </>
        ) : (
          title
        )}
      </span>
      {group && (
        <span className="suggest-group" lang={item.spare_title_lang}>
          {group}
        </span>
      )}
    </>
  )
}
