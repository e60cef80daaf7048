import { useId } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Button } from "../ui/button.tsx"

/** Submits a form; while nothing is changed it is idle and says why. */
export function UpdateButton({ isSame, busy }: { isSame: boolean; busy: boolean }) {
  const { settings: texts, editor } = useDashboardTexts()
  const reason = useId()
  return (
    <div className="action-row">
      <Button
        type="submit"
        busy={busy}
        aria-disabled={isSame || undefined}
        aria-describedby={isSame ? reason : undefined}
      >
        {texts.update}
      </Button>
      {isSame && (
        <span id={reason} className="idle-reason">
          {editor.unchanged}
        </span>
      )}
    </div>
  )
}
