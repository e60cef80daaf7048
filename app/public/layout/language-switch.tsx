import { useMatches } from "react-router"
import { type Language, isLanguage, languageTable, languages, localPath, prefixPattern } from "#contract/language.ts"
import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { Flag } from "../../ui/flag.tsx"
import { usePageFacts } from "../../islands/page-facts.tsx"
import { PageLink } from "../local-link.tsx"

/** Links to this page in each language; the head script stores the choice (head-script.ts). */
export function LanguageSwitch() {
  const current = useLanguage()
  const { layout } = useTexts()
  const addressOf = useAlternates()
  return (
    <nav className="langs" aria-label={layout.language}>
      {languages.map((language) => (
        <PageLink
          key={language}
          to={addressOf(language)}
          lang={language}
          hrefLang={language}
          aria-current={language === current ? "true" : undefined}
        >
          <Flag language={language} />
          {language.toUpperCase()}
          <span className="visually-hidden">{` ${languageTable[language].ownName}`}</span>
        </PageLink>
      ))}
    </nav>
  )
}

/** Returns the `alternates` of the page's loader (paths without prefix), else the same path. */
function useAlternates() {
  const { path, search } = usePageFacts()
  // Exactly one leading slash: browsers read two as another host.
  const pageAlternates = readAlternates(useMatches().at(-1)?.loaderData)
  const plain = path.replace(prefixPattern, "").replace(/^[\\/]*/u, "/")
  return (language: Language) => localPath(language, pageAlternates[language] ?? plain) + search
}

function readAlternates(loaderData: unknown): Partial<Record<Language, string>> {
  if (typeof loaderData !== "object" || loaderData === null || !("alternates" in loaderData)) return {}
  const { alternates } = loaderData
  if (typeof alternates !== "object" || alternates === null) return {}
  return Object.fromEntries(
    Object.entries(alternates).filter(([code, path]) => isLanguage(code) && typeof path === "string"),
  )
}
