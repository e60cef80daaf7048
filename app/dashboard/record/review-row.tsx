import { useId } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { RecordEditor } from "./use-record-editor.ts"

/** Checkbox and note for people who may not publish: ready for review. */
export function ReviewRow({ editor }: { editor: Pick<RecordEditor, "values" | "set"> }) {
  const { publishing: texts } = useDashboardTexts()
  const id = useId()
  const isReady = editor.values["draft_ready"] === "1"
  return (
    <div className="savebar-review">
      <label>
        <input
          type="checkbox"
          checked={isReady}
          onChange={(event) => editor.set("draft_ready", event.target.checked ? "1" : "")}
        />
        {texts.ready}
      </label>
      {isReady && (
        <>
          <label htmlFor={id} className="review-label">
            {texts.note}
          </label>
          <input
            id={id}
            className="input"
            value={editor.values["draft_note"] ?? ""}
            maxLength={1_000}
            placeholder={texts.note}
            onChange={(event) => editor.set("draft_note", event.target.value)}
          />
        </>
      )}
    </div>
  )
}
