import { type ReactNode, useId, useState, type KeyboardEvent } from "react"
import { type Language, defaultLanguage, languageTable, languages } from "#contract/language.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Flag } from "#app/ui/flag.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { useDraftState } from "../ui/draft-scope.tsx"
import { FieldScope, useIsReadOnly } from "../ui/editing-scope.tsx"
import { useIsRoomBesideTaken } from "../ui/room-beside.ts"
import { useIsWide } from "../ui/use-wide.ts"
import { ToolbarScope, useSharedToolbar } from "./shared-toolbar.ts"
import { type TextFieldSpec, TextFields, fieldKey } from "./text-fields.tsx"
import type { Values } from "./edit-state.ts"

interface LanguageColumnsProps {
  fields: readonly TextFieldSpec[]
  values: Values
  errors: Readonly<Record<string, string>>
  onValue: (key: string, value: string) => void
  /** At the right of a column's head: a date, or that it is edited. */
  stamp?: (language: Language) => ReactNode
  /** Below the head of a column. */
  note?: (language: Language) => ReactNode
  /** Problem shown on a closed tab. */
  warning?: (language: Language) => string | null
  /** Languages without fields, whose note says why. */
  isMissing?: (language: Language) => boolean
  /** Languages that are read-only here; others depend on the surrounding form. */
  isOnlyRead?: ((language: Language) => boolean) | undefined
  /** Label of the columns if they are not the first of their form: then they are groups instead of landmarks. */
  about?: string
}

/** The same fields in each language: side by side, in tabs, or German and one other beside a preview. */
export function LanguageColumns({
  fields,
  values,
  errors,
  onValue,
  stamp,
  note,
  warning,
  isMissing,
  isOnlyRead,
  about,
}: LanguageColumnsProps) {
  const { common } = useDashboardTexts()
  const id = useId()
  const isWide = useIsWide()
  const isPair = useIsRoomBesideTaken() && isWide
  const draft = useDraftState()
  const [current, setCurrent] = useState<Language>(defaultLanguage)
  const isWrong = (language: Language) => fields.some((field) => errors[fieldKey(field, language)])
  const wrong = languages.find(isWrong)
  const [seenWrong, setSeenWrong] = useState(wrong)
  if (wrong !== seenWrong) {
    setSeenWrong(wrong)
    if (wrong) setCurrent(wrong)
  }
  const tabs = isPair ? languages.filter((language) => language !== defaultLanguage) : languages
  const chosen = tabs.find((language) => language === current) ?? tabs[0]
  const isTab = (language: Language) => !isWide || (isPair && language !== defaultLanguage)
  const isReadOnly = useIsReadOnly()
  const hasToolbar =
    fields.some(({ kind }) => kind === "rich") && !languages.every((code) => isOnlyRead?.(code) ?? isReadOnly)
  const { scope, setSlot, onFocusCapture } = useSharedToolbar((code) => !isTab(code) || code === chosen)
  const rows = 1 + (note ? 1 : 0) + fields.length
  return (
    <div onFocusCapture={onFocusCapture}>
      <div className={hasToolbar ? "trio-head trio-head-sticky" : "trio-head"}>
        {hasToolbar && <div className="toolbar-slot" ref={setSlot} />}
        {chosen && (isPair || !isWide) && (
          <LanguageTabs
            id={id}
            languages={tabs}
            current={chosen}
            onChoose={setCurrent}
            isDrafted={(code) => fields.some((field) => draft.changed.has(fieldKey(field, code)))}
            isHidden={draft.isHidden}
            warning={(code) => (isWrong(code) ? common.errors.invalid : (warning?.(code) ?? null))}
          />
        )}
      </div>
      <div className="trio" style={{ "--rows": rows } as Record<string, unknown>}>
        {languages.map((language) => (
          <section
            key={language}
            className="lang"
            data-language={language}
            id={`${id}-panel-${language}`}
            role={isTab(language) ? "tabpanel" : about === undefined ? undefined : "group"}
            aria-label={
              isTab(language) ? undefined : [about, common.languageNames[language]].filter(Boolean).join(": ")
            }
            aria-labelledby={isTab(language) ? `${id}-tab-${language}` : undefined}
            hidden={isTab(language) && language !== chosen}
            // A narrower window, as of a device that is turned, goes on in the same language.
            onFocusCapture={() => !isPair && setCurrent(language)}
          >
            <h3 className="language-head">
              <Flag language={language} />
              <span lang={language}>{languageTable[language].ownName}</span>
              {stamp?.(language)}
            </h3>
            {note?.(language)}
            {!isMissing?.(language) && (
              <LanguageScope isOnlyRead={isOnlyRead?.(language)}>
                <ToolbarScope value={hasToolbar ? scope : null}>
                  <TextFields fields={fields} language={language} values={values} errors={errors} onValue={onValue} />
                </ToolbarScope>
              </LanguageScope>
            )}
          </section>
        ))}
      </div>
    </div>
  )
}

const LanguageScope = ({ isOnlyRead, children }: { isOnlyRead: boolean | undefined; children: ReactNode }) =>
  isOnlyRead === undefined ? children : <FieldScope isReadOnly={isOnlyRead}>{children}</FieldScope>

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
function LanguageTabs({ id, languages, current, onChoose, warning, isDrafted, isHidden }: LanguageTabsProps) {
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
