import { useId } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { RecordEditor } from "./use-record-editor.ts"

/** Checkbox in the form of a new record that hides it at first. */
export function HiddenTick({ editor }: { editor: Pick<RecordEditor, "values" | "set"> }) {
  const { editor: texts } = useDashboardTexts()
  const id = useId()
  return (
    <div className="ticks">
      <label className="tick-line">
        <input
          type="checkbox"
          checked={editor.values["hidden"] === "all"}
          aria-describedby={id}
          onChange={(event) => editor.set("hidden", event.target.checked ? "all" : "")}
        />
        <span>{texts.hiddenAtFirst}</span>
      </label>
      <small className="tick-text" id={id}>
        {texts.hiddenAtFirstText}
      </small>
    </div>
  )
}
