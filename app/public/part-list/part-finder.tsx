import type { RefObject } from "react"
import { useTexts } from "../../i18n/texts.tsx"
import { usePageFacts } from "../../islands/page-facts.tsx"
import { Icon } from "../../ui/icon.tsx"
import { isPlainClick } from "../../ui/plain-click.ts"
import type { PartSearch } from "./use-part-search.ts"

interface PartFinderProps {
  input: RefObject<HTMLInputElement | null>
  search: PartSearch
  total: number
}

/** A plain GET form; with script it filters while typing. */
export function PartFinder({ input, search, total }: PartFinderProps) {
  const { list } = search
  const { partList } = useTexts()
  const { path } = usePageFacts()
  return (
    <search className="find">
      <form
        action={path}
        onSubmit={(event) => {
          event.preventDefault()
          search.submit()
        }}
      >
        <div className="part-finder-row">
          <div className="finder-box">
            <Icon name="search" />
            <label className="visually-hidden" htmlFor="part-query">
              {partList.search}
            </label>
            <input
              ref={input}
              className="input"
              id="part-query"
              name="query"
              type="search"
              defaultValue={list.query}
              placeholder={partList.search}
              maxLength={100}
              autoComplete="off"
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="search"
              aria-keyshortcuts="/"
              onInput={search.type}
            />
            {search.filled && (
              <a
                className="icon-button"
                href={path}
                aria-label={partList.clear}
                data-replay
                onClick={(event) => {
                  if (!isPlainClick(event)) return
                  event.preventDefault()
                  search.clear()
                }}
              >
                <Icon name="x" />
              </a>
            )}
          </div>
          <button type="submit" className="button unscripted" data-replay>
            {partList.find}
          </button>
          <output className="count">
            {list.query ? (
              <>
                <b>{partList.found(list.total)}</b> {list.total > 0 && <span>{partList.ofAll(total)}</span>}{" "}
                {list.read_as && list.read_how && <span>{partList.readHow[list.read_how](list.read_as)}</span>}
              </>
            ) : (
              <b>{partList.items(total)}</b>
            )}
          </output>
        </div>
      </form>
    </search>
  )
}
