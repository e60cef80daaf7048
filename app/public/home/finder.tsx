import { useTexts } from "../../i18n/texts.tsx"
import { LocalLink } from "../local-link.tsx"
import { SearchBox } from "../search-box/search-box.tsx"

/** Part search on the home page; its examples are existing parts. */
export function Finder({ examples }: { examples: readonly string[] }) {
  const { home, layout } = useTexts()
  return (
    <>
      <SearchBox id="hero-search" placeholder={examples[0] ?? layout.search.placeholder} />
      {examples.length > 0 && (
        <p className="finder-hint">
          {home.examples}
          {examples.map((number) => (
            <LocalLink key={number} to={`/search?q=${encodeURIComponent(number)}`}>
              {number}
            </LocalLink>
          ))}
        </p>
      )}
    </>
  )
}
