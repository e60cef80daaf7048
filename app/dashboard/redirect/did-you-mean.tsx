import { useQuery } from "@tanstack/react-query"
import type { Language } from "#contract/language.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { read } from "../api/read.ts"
import { nearestPages } from "./nearest-pages.ts"
import { nameOfPage, pathOfPage } from "./page-names.ts"
import type { TargetChoice } from "./target-field.tsx"

interface DidYouMeanProps {
  /** The missing address. */
  path: string
  language: Language
  onChoose: (choice: TargetChoice) => void
}

/** Pages with the most similar words; one click chooses one. */
export function DidYouMean({ path, language, onChoose }: DidYouMeanProps) {
  const { redirects: texts } = useDashboardTexts()
  const shownIn = useDashboardLanguage()
  const { data: pages = [] } = useQuery(read("GET /redirect/page"))
  const near = nearestPages(pages, path, (page) => nameOfPage(texts, page, shownIn).text)
  if (near.length === 0) return null
  return (
    <p className="redirect-near">
      {texts.missing.didYouMean}{" "}
      {near.map((page) => {
        const { text, lang } = nameOfPage(texts, page, shownIn)
        const target = pathOfPage(page, language)
        return (
          <button
            key={page.path}
            type="button"
            className="text-button"
            onClick={() => onChoose({ target, status: 308, text, page })}
          >
            <span lang={lang}>{text}</span> <span className="mono">{target}</span>
          </button>
        )
      })}
    </p>
  )
}
