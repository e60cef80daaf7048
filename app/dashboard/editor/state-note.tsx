import type { ReactNode } from "react"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { useIsReadOnly } from "../ui/editing-scope.tsx"
import { formatDay } from "../ui/format-date.ts"
import type { LanguageState } from "./language-state.ts"

interface StateNoteProps {
  state: LanguageState
  germanDate: string
  onShowChanges: () => void
  onMarkCurrent: () => void
}

/** State of a translation: source, current, older than the German text, or missing. */
export function StateNote({ state, germanDate, onShowChanges, onMarkCurrent }: StateNoteProps) {
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
