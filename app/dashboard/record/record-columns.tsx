import { Suspense, lazy, useState, type ReactNode } from "react"
import type { Language } from "#contract/language.ts"
import { type LocalizedColumns, mapLanguages } from "#contract/localized.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { useDraftState } from "../ui/draft-scope.tsx"
import { formatDay } from "../ui/format-date.ts"
import { LanguageColumns } from "../editor/language-columns.tsx"
import { useTranslatedLanguages } from "../editor/use-translated-languages.ts"
import { languageState, type LanguageState } from "../editor/language-state.ts"
import type { EditableRecord } from "../editor/record-values.ts"
import { type TextFieldSpec, fieldKey } from "../editor/text-fields.tsx"
import type { RecordEditor } from "./use-record-editor.ts"
import { useIsReadOnly } from "../ui/editing-scope.tsx"

const GermanChangesDialog = lazy(() => import("../history/german-changes-dialog.tsx"))

/** Shows the state of a language of a thing with a record in each. */
export type LanguageNote = (props: { editor: RecordEditor; language: Language }) => ReactNode

interface RecordColumnsProps {
  editor: RecordEditor & { record: EditableRecord & Partial<LocalizedColumns<"updated_at">> }
  fields: readonly TextFieldSpec[]
  /** For a thing with a record in each language. */
  language?: LanguageNote | undefined
}

/** Texts of a stored record, with dates and their state relative to German. */
export function RecordColumns({ editor, fields, language: State }: RecordColumnsProps) {
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
      // The note of a record in each language says it.
      ...(draft.isHidden(code) && !State ? [texts.marked.hidden] : []),
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
        isMissing={(code) => record.members !== undefined && record.members[code] === undefined}
        note={(code) =>
          State ? (
            <State editor={editor} language={code} />
          ) : (
            <StateNote
              state={stateOf(code)}
              germanDate={stamps.updated_at_de}
              onShowChanges={() => setBehind(code)}
              onMarkCurrent={() => void editor.markCurrent(code)}
            />
          )
        }
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

interface StateNoteProps {
  state: LanguageState
  germanDate: string
  onShowChanges: () => void
  onMarkCurrent: () => void
}

/** State of a translation: source, current, older than the German text, or missing. */
function StateNote({ state, germanDate, onShowChanges, onMarkCurrent }: StateNoteProps) {
  const { editor, history } = useDashboardTexts()
  const language = useDashboardLanguage()
  const isReadOnly = useIsReadOnly()
  if (state === "source") return note("source", "info", editor.source)
  if (state === "ok") return note("ok", "check", <b>{editor.inStep}</b>)
  if (state === "missing") {
    return note(
      "warning",
      "warn",
      <>
        <b>{editor.missing}</b> {editor.missingText}
      </>,
    )
  }
  return note(
    "warning",
    "warn",
    <>
      <b>{editor.older}</b> {editor.germanChanged(formatDay(germanDate, language))}
      <span className="links">
        <button type="button" aria-haspopup="dialog" onClick={onShowChanges}>
          {history.showChanges}
        </button>
        {!isReadOnly && (
          <button type="button" onClick={onMarkCurrent}>
            {editor.markCurrent}
          </button>
        )}
      </span>
    </>,
  )
}

function note(look: string, icon: "info" | "check" | "warn", text: ReactNode) {
  return (
    <div className={`state-note state-note-${look}`}>
      <Icon name={icon} />
      <span>{text}</span>
    </div>
  )
}
