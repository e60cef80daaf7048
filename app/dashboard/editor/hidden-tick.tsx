import { useId } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { RecordForm } from "../record-form/use-record-form.ts"

/** Checkbox in the form of a new record that hides it at first. */
export function HiddenTick({ form }: { form: Pick<RecordForm, "values" | "set"> }) {
  const { editor: texts } = useDashboardTexts()
  const id = useId()
  return (
    <div className="ticks">
      <label className="tick-line">
        <input
          type="checkbox"
          checked={form.values["hidden"] === "all"}
          aria-describedby={id}
          onChange={(event) => form.set("hidden", event.target.checked ? "all" : "")}
        />
        <span>{texts.hiddenAtFirst}</span>
      </label>
      <small className="tick-text" id={id}>
        {texts.hiddenAtFirstText}
      </small>
    </div>
  )
}
