import type { ReactNode } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Button } from "./button.tsx"

interface DialogActionsProps {
  onCancel: () => void
  /** Whether what the form does is under way. */
  busy?: boolean
  /** What the form does. */
  children: ReactNode
}

/** The buttons at the foot of a form in a dialog: cancel, then what it does. */
export function DialogActions({ onCancel, busy = false, children }: DialogActionsProps) {
  const { common } = useDashboardTexts()
  return (
    <div className="action-row">
      <Button look="line" onClick={onCancel}>
        {common.cancel}
      </Button>
      <Button type="submit" busy={busy}>
        {children}
      </Button>
    </div>
  )
}
