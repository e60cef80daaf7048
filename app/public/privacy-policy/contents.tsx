import type { Language } from "#contract/language.ts"
import { useTexts } from "../../i18n/texts.tsx"
import type { Heading } from "./number-headings.ts"

/** Table of contents of a long text. */
export function Contents({ headings, lang }: { headings: readonly Heading[]; lang: Language | undefined }) {
  const { contents } = useTexts().pages
  return (
    <nav className="contents" aria-labelledby="contents">
      <h2 id="contents">{contents}</h2>
      <ol lang={lang}>
        {headings.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
