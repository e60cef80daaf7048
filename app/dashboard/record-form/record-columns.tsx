import { Suspense, lazy, useState } from "react"
import type { Language } from "#contract/language.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useDraftState } from "../ui/draft-scope.tsx"
import { formatDay } from "../ui/format-date.ts"
import { LanguageColumns } from "../editor/language-columns.tsx"
import { useTranslatedLanguages } from "../editor/use-translated-languages.ts"
import { languageState } from "../editor/language-state.ts"
import { StateNote } from "../editor/state-note.tsx"
import type { TranslatedRecord } from "../editor/record-values.ts"
import { type TextFieldSpec, fieldKey } from "../editor/text-fields.tsx"
import type { RecordEditor } from "./use-record-editor.ts"

const GermanChangesDialog = lazy(() => import("../history/german-changes-dialog.tsx"))

interface RecordColumnsProps {
  editor: Pick<RecordEditor, "kind" | "values" | "changed" | "errors" | "set" | "markCurrent"> & {
    record: TranslatedRecord
  }
  fields: readonly TextFieldSpec[]
}

/** Texts of a stored record, with dates and their state relative to German. */
export function RecordColumns({ editor, fields }: RecordColumnsProps) {
  const { editor: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const { record, values, changed, errors } = editor
  const isOnlyRead = useTranslatedLanguages()
  const [behind, setBehind] = useState<Language | null>(null)
  const stateOf = (of: Language) =>
    languageState(
      of,
      record,
      fields.some((field) => (values[fieldKey(field, of)] ?? "") !== ""),
    )
  const draft = useDraftState()
  const isEdited = (of: Language) => fields.some((field) => changed.includes(fieldKey(field, of)))
  const stampOf = (of: Language) => {
    const isDrafted = fields.some((field) => draft.changed.has(fieldKey(field, of)))
    const words = [
      ...(draft.isHidden(of) ? [texts.marked.hidden] : []),
      ...(isEdited(of) ? [texts.edited] : isDrafted ? [texts.changedInDraft] : []),
    ]
    if (words.length > 0) return <span className="date date-now">{words.join(", ")}</span>
    const date = record[`updated_at_${of}`]
    return date !== "" && <span className="date">{formatDay(date, language)}</span>
  }
  const warnings = { source: null, ok: null, older: texts.older, missing: texts.missing }
  return (
    <>
      <LanguageColumns
        fields={fields}
        values={values}
        errors={errors}
        onValue={editor.set}
        // Translators write drafts, and settings have none.
        isOnlyRead={editor.kind === "settings" ? undefined : isOnlyRead}
        stamp={stampOf}
        note={(of) => (
          <StateNote
            state={stateOf(of)}
            germanDate={record.updated_at_de}
            onShowChanges={() => setBehind(of)}
            onMarkCurrent={() => void editor.markCurrent(of)}
          />
        )}
        warning={(of) => warnings[stateOf(of)]}
      />
      <Suspense fallback={null}>
        {behind && <GermanChangesDialog editor={editor} translation={behind} onClose={() => setBehind(null)} />}
      </Suspense>
    </>
  )
}
