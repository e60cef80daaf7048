import { Suspense, lazy, useState } from "react"
import type { Language } from "#contract/language.ts"
import { type LocalizedColumns, mapLanguages } from "#contract/localized.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useDraftState } from "../ui/draft-scope.tsx"
import { formatDay } from "../ui/format-date.ts"
import { LanguageColumns } from "../editor/language-columns.tsx"
import { useTranslatedLanguages } from "../editor/use-translated-languages.ts"
import { languageState } from "../editor/language-state.ts"
import { StateNote } from "../editor/state-note.tsx"
import type { EditableRecord } from "../editor/record-values.ts"
import { type TextFieldSpec, fieldKey } from "../editor/text-fields.tsx"
import type { RecordEditor } from "./use-record-editor.ts"

const GermanChangesDialog = lazy(() => import("../history/german-changes-dialog.tsx"))

interface RecordColumnsProps {
  editor: Pick<RecordEditor, "kind" | "values" | "changed" | "errors" | "set" | "markCurrent"> & {
    record: EditableRecord & Partial<LocalizedColumns<"updated_at">>
  }
  fields: readonly TextFieldSpec[]
}

/** Texts of a stored record, with dates and their state relative to German. */
export function RecordColumns({ editor, fields }: RecordColumnsProps) {
  const { editor: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const { record, values, changed, errors } = editor
  const stamps = mapLanguages("updated_at", (code) => record[`updated_at_${code}`] ?? "")
  const isOnlyRead = useTranslatedLanguages()
  const [behind, setBehind] = useState<Language | null>(null)
  const stateOf = (code: Language) => {
    const hasText = fields.some((field) => (values[fieldKey(field, code)] ?? "") !== "")
    return languageState(code, stamps, hasText)
  }
  const draft = useDraftState()
  const isEdited = (code: Language) => fields.some((field) => changed.includes(fieldKey(field, code)))
  const stampOf = (code: Language) => {
    const isDrafted = fields.some((field) => draft.changed.has(fieldKey(field, code)))
    const words = [
      ...(draft.isHidden(code) ? [texts.marked.hidden] : []),
      ...(isEdited(code) ? [texts.edited] : isDrafted ? [texts.changedInDraft] : []),
    ]
    if (words.length > 0) return <span className="date date-now">{words.join(", ")}</span>
    const date = stamps[`updated_at_${code}`]
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
        note={(code) => (
          <StateNote
            state={stateOf(code)}
            germanDate={stamps.updated_at_de}
            onShowChanges={() => setBehind(code)}
            onMarkCurrent={() => void editor.markCurrent(code)}
          />
        )}
        warning={(code) => warnings[stateOf(code)]}
      />
      <Suspense fallback={null}>
        {behind && (
          <GermanChangesDialog
            editor={editor}
            translation={behind}
            savedAt={stamps[`updated_at_${behind}`]}
            onClose={() => setBehind(null)}
          />
        )}
      </Suspense>
    </>
  )
}
