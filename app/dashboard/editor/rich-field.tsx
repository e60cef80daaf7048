import { useMemo, Suspense, lazy, use } from "react"
import type { Language } from "#contract/language.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { RichText } from "#app/ui/rich-text.tsx"
import { countWords } from "./rich-html.ts"
import { ToolbarScope } from "./shared-toolbar.ts"
import { DraftMark } from "../ui/draft-scope.tsx"
import { useIsReadOnly } from "../ui/editing-scope.tsx"
import { ShownField } from "../ui/shown-field.tsx"
import type { RichTextEditorProps } from "./rich-text-editor.tsx"
import { ErrorLine } from "../ui/field.tsx"

// Half of the dashboard's size, loaded when a text is edited.
const RichTextEditor = lazy(() => import("./rich-text-editor.tsx"))

function RichTextInput(props: RichTextEditorProps) {
  const { common } = useDashboardTexts()
  const isShared = use(ToolbarScope) !== null
  return (
    <Suspense
      fallback={
        <div className="editor">
          {!isShared && <div className="toolbar empty-toolbar" />}
          <div className="editor-box">
            <span className="visually-hidden">{common.loading}</span>
            <div className="editor-text" aria-hidden="true">
              <span className="skeleton" />
              <span className="skeleton" />
              <span className="skeleton" />
            </div>
          </div>
        </div>
      }
    >
      <RichTextEditor {...props} />
    </Suspense>
  )
}

interface RichFieldProps {
  label: string
  language: Language
  value: string
  error: string | undefined
  onValue: (value: string) => void
  "data-field"?: string
}

/** A rich text with label, error and word count. */
export function RichField({ label, language, value, error, onValue, "data-field": field }: RichFieldProps) {
  const { editor, common } = useDashboardTexts()
  const name = common.languageNames[language]
  const words = useMemo(() => countWords(value), [value])
  if (useIsReadOnly())
    return (
      <ShownField label={label} value={value} data-field={field}>
        <RichText html={value} lang={language} className="shown-rich" />
      </ShownField>
    )
  return (
    <div
      className={error ? "field rich-field field-invalid" : "field rich-field"}
      data-field={field}
      data-invalid={error ? true : undefined}
    >
      <span className="label" aria-hidden="true">
        {label}
      </span>
      <DraftMark field={field} />
      <RichTextInput value={value} onValue={onValue} language={language} label={`${label}, ${name}`} />
      <ErrorLine error={error} />
      <div className="counter">{editor.words(words)}</div>
    </div>
  )
}
