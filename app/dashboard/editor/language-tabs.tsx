import type { KeyboardEvent } from "react"
import type { Language } from "#contract/language.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"

interface LanguageTabsProps {
  id: string
  languages: readonly Language[]
  current: Language
  onChoose: (language: Language) => void
  /** Problem of a language, if it has one. */
  warning: (language: Language) => string | null
  /** Whether a draft changes one of its fields. */
  isDrafted: (language: Language) => boolean
  /** Whether it is hidden. */
  isHidden: (language: Language) => boolean
}

/** Languages as tabs, where they do not fit side by side. */
export function LanguageTabs({ id, languages, current, onChoose, warning, isDrafted, isHidden }: LanguageTabsProps) {
  const { editor } = useDashboardTexts()
  const onKeyDown = (event: KeyboardEvent) => {
    const at = languages.indexOf(current)
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: languages.length - 1 }[event.key]
    const chosen = next === undefined ? undefined : languages.at(next % languages.length)
    if (!chosen) return
    event.preventDefault()
    onChoose(chosen)
    document.getElementById(`${id}-tab-${chosen}`)?.focus()
  }
  return (
    <div className="ltabs" role="tablist" aria-label={editor.languageTabs} tabIndex={-1} onKeyDown={onKeyDown}>
      {languages.map((language) => {
        const text = warning(language)
        return (
          <button
            key={language}
            type="button"
            role="tab"
            id={`${id}-tab-${language}`}
            aria-controls={`${id}-panel-${language}`}
            aria-selected={language === current}
            tabIndex={language === current ? 0 : -1}
            onClick={() => onChoose(language)}
          >
            {isHidden(language) ? <s>{language.toUpperCase()}</s> : language.toUpperCase()}
            {isHidden(language) && <span className="visually-hidden">{editor.marked.hidden}</span>}
            {isDrafted(language) && <small>{editor.marked.draft}</small>}
            {text !== null && (
              <>
                <Icon name="warn" />
                <span className="visually-hidden">{text}</span>
              </>
            )}
          </button>
        )
      })}
    </div>
  )
}
