import { Link } from "react-router"
import type { Language } from "#contract/language.ts"
import type { TranslationPage } from "#contract/translation.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Flag } from "../../ui/flag.tsx"

interface LanguageProgressProps {
  progress: TranslationPage["progress"]
  chosen: Language | ""
  onChoose: (lang: Language | "") => void
}

/** How much of each language is done, by words; a press shows only that language. */
export function LanguageProgress({ progress, chosen, onChoose }: LanguageProgressProps) {
  const { translations: texts, common } = useDashboardTexts()
  return (
    <ul className="translation-progress">
      {progress.map(({ lang, missing, older, words, all_words, parts }) => {
        const done = all_words === 0 ? 100 : Math.floor((100 * (all_words - words)) / all_words)
        return (
          <li key={lang}>
            <button type="button" aria-pressed={chosen === lang} onClick={() => onChoose(chosen === lang ? "" : lang)}>
              <b>
                <Flag language={lang} /> {common.languageNames[lang]}
              </b>
              <span className="translation-percent">{done} %</span>
              <meter min={0} max={100} value={done} aria-hidden="true" />
              <span>{texts.openTexts(missing, older)}</span>
              <span className="mono">{texts.words(words)}</span>
            </button>
            {parts > 0 && <Link to={`/dashboard/data/parts?missing=${lang}`}>{texts.parts(parts)}</Link>}
          </li>
        )
      })}
    </ul>
  )
}
