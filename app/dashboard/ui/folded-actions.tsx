import { type ReactNode, useState } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"

/** Rarer actions of a screen's head: inline if they fit, on a phone behind a button. */
export function FoldedActions({ children }: { children: ReactNode }) {
  const { common } = useDashboardTexts()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={isOpen ? "folded-actions folded-open" : "folded-actions"}>
      <button
        type="button"
        className="button button-small button-quiet folded-more"
        aria-label={common.moreActions}
        title={common.moreActions}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="dots" />
      </button>
      {children}
    </div>
  )
}
