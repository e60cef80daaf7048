import { type Language, languages } from "#contract/language.ts"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useTranslatedLanguages } from "../editor/use-translated-languages.ts"
import { useIsReadOnly } from "../ui/editing-scope.tsx"
import type { AltTexts } from "../editor/pictures.ts"

interface AltFieldsProps {
  /** Position among several, from 1. */
  position?: number
  alt: AltTexts
  /** No text is required. */
  isDecorative?: boolean
  onAlt: (language: Language, value: string) => void
}

/** Alternative texts of an image in three languages. */
export function AltFields({ position, alt, isDecorative = false, onAlt }: AltFieldsProps) {
  const { images: texts, common } = useDashboardTexts()
  const isReadOnly = useIsReadOnly()
  const isOnlyRead = useTranslatedLanguages()
  return (
    <div className="alts">
      {languages.map((language) => {
        const value = alt[language]
        const name = common.languageNames[language]
        // Translators write those of their own languages.
        if (isOnlyRead?.(language) ?? isReadOnly)
          return (
            <p key={language} className="alt-field">
              <span className="alt-language">{language.toUpperCase()}</span>
              <span lang={language}>{value || "–"}</span>
            </p>
          )
        return (
          <AltField
            key={language}
            language={language}
            value={value}
            label={position === undefined ? texts.altOne(name) : texts.alt(name, position)}
            isDecorative={isDecorative}
            data-field={`alt-${position ?? 0}-${language}`}
            onValue={(text) => onAlt(language, text)}
          />
        )
      })}
    </div>
  )
}

interface AltFieldProps {
  language: Language
  value: string
  label: string
  isDecorative: boolean
  "data-field"?: string
  onValue: (value: string) => void
}

/** Alternative text in one language. */
export function AltField({ language, value, label, isDecorative, "data-field": field, onValue }: AltFieldProps) {
  const { images: texts } = useDashboardTexts()
  return (
    <div className={value.trim() === "" && !isDecorative ? "alt-field miss" : "alt-field"}>
      <span className="alt-language" aria-hidden="true">
        {language.toUpperCase()}
      </span>
      <textarea
        className="input"
        lang={language}
        data-field={field}
        value={value}
        rows={2}
        maxLength={dashboardLimits.title}
        placeholder={isDecorative ? "" : texts.altMissing}
        aria-label={label}
        onChange={(event) => onValue(event.target.value.replaceAll(/[\r\n]+/gu, " "))}
      />
    </div>
  )
}

/** Texts of a record's only image, with an explanation. */
export function LabelledAlts(props: AltFieldsProps) {
  const { images: texts } = useDashboardTexts()
  const isReadOnly = useIsReadOnly()
  return (
    <>
      <span className="label">{texts.altLabel}</span>
      {!isReadOnly && <p className="alt-advice">{texts.altAdvice}</p>}
      <AltFields {...props} />
    </>
  )
}
