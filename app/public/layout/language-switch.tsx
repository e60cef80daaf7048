import { useLocation, useMatches } from "react-router"
import { type Language, isLanguage, languageTable, languages, localPath, prefixPattern } from "#contract/language.ts"
import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { Flag } from "../../ui/flag.tsx"
import { PageLink } from "../page-link.tsx"
import { languageSwitchState } from "./page-change.ts"

/** Links to this page in each language; a flag opened in any way is a choice that is remembered. */
export function LanguageSwitch({ onChoose }: { onChoose?: () => void }) {
  const current = useLanguage()
  const { layout } = useTexts()
  const addressOf = useCounterparts()
  return (
    <nav className="langs" aria-label={layout.language}>
      {languages.map((language) => (
        <PageLink
          key={language}
          to={addressOf(language)}
          state={languageSwitchState}
          lang={language}
          hrefLang={language}
          aria-current={language === current ? "true" : undefined}
          onClick={() => {
            remember(language)
            onChoose?.()
          }}
          onAuxClick={() => remember(language)}
        >
          <Flag language={language} />
          {language.toUpperCase()}
          <span className="visually-hidden">{` ${languageTable[language].ownName}`}</span>
        </PageLink>
      ))}
    </nav>
  )
}

/** The page's own `counterparts` where its loader names them (paths without prefix), else the same path. */
function useCounterparts() {
  const { pathname, search } = useLocation()
  // One slash at its beginning: with two a browser would take the rest for another host.
  const own = readCounterparts(useMatches().at(-1)?.loaderData)
  const plain = pathname.replace(prefixPattern, "").replace(/^[\\/]*/u, "/")
  return (language: Language) => localPath(language, own[language] ?? plain) + search
}

function readCounterparts(loaderData: unknown): Partial<Record<Language, string>> {
  if (typeof loaderData !== "object" || loaderData === null || !("counterparts" in loaderData)) return {}
  const { counterparts } = loaderData
  if (typeof counterparts !== "object" || counterparts === null) return {}
  return Object.fromEntries(
    Object.entries(counterparts).filter(([code, path]) => isLanguage(code) && typeof path === "string"),
  )
}

function remember(language: Language): void {
  try {
    localStorage.setItem("i18nextLng", language)
  } catch {
    // Storage may be switched off; the address still carries the language.
  }
}
