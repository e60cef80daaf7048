import { useMemo } from "react"
import type { Language } from "#contract/language.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { countWords } from "./rich-html.ts"
import { RichTextInput } from "./rich-text.tsx"

interface RichFieldProps {
  label: string
  language: Language
  value: string
  error: string | undefined
  onValue: (value: string) => void
}

/** A rich text with its label, error and number of words. */
export function RichField({ label, language, value, error, onValue }: RichFieldProps) {
  const { editor, common } = useDashboardTexts()
  const name = common.languageNames[language]
  const words = useMemo(() => countWords(value), [value])
  return (
    <div className={error ? "field rich-field field-invalid" : "field rich-field"}>
      <span className="label" aria-hidden="true">
        {label}
      </span>
      <RichTextInput
        value={value}
        onValue={onValue}
        language={language}
        label={`${label}, ${name}`}
        toolbarLabel={editor.toolbar(name)}
      />
      {error && (
        <span className="field-message" role="alert">
          <Icon name="warn" />
          {error}
        </span>
      )}
      <div className="counter">{editor.words(words)}</div>
    </div>
  )
}
