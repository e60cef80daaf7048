import { type DragEvent, useId, useState } from "react"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { formatBytes } from "../ui/format-number.ts"

interface FileDropProps {
  file: File | null
  error: string | null
  isDisabled: boolean
  /** Accepted file types and their description; default parts sheets. */
  accept?: string
  hint?: string
  onFile: (file: File) => void
}

const sheetTypes = ".xlsx,.csv,.tsv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"

/** Accepts one file, dropped or chosen; uses the native file input, so that keyboard and screen readers work. */
export function FileDrop({ file, error, isDisabled, accept = sheetTypes, hint, onFile }: FileDropProps) {
  const { partImport: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const [isOver, setIsOver] = useState(false)
  const id = useId()
  const take = (files: FileList | null) => {
    const chosen = files?.[0]
    if (chosen && !isDisabled) onFile(chosen)
  }
  const over = (event: DragEvent, is: boolean) => {
    event.preventDefault()
    setIsOver(is)
  }
  const classes = [
    "sheet-drop",
    isOver ? "sheet-drop-over" : "",
    error ? "sheet-drop-refused" : "",
    file ? "sheet-drop-full" : "",
  ]
    .join(" ")
    .trim()
  return (
    <div className="sheet-field">
      <div
        className={classes}
        onDragOver={(event) => over(event, true)}
        onDragLeave={(event) => over(event, false)}
        onDrop={(event) => {
          over(event, false)
          take(event.dataTransfer.files)
        }}
      >
        <input
          id={id}
          type="file"
          accept={accept}
          disabled={isDisabled}
          aria-describedby={`${id}-hint${error ? ` ${id}-error` : ""}`}
          aria-invalid={error ? true : undefined}
          aria-required
          onChange={(event) => {
            take(event.target.files)
            // The same file may be chosen again after a correction.
            event.target.value = ""
          }}
        />
        <label htmlFor={id}>
          <Icon name={file ? "check" : "upload"} />
          <b>{file ? file.name : texts.drop}</b>
          <span id={`${id}-hint`}>
            {file ? `${formatBytes(file.size, language)} · ${texts.change}` : (hint ?? texts.dropHint)}
          </span>
        </label>
      </div>
      {error && (
        <p className="field-message" id={`${id}-error`} role="alert">
          <Icon name="warn" />
          {error}
        </p>
      )}
    </div>
  )
}
