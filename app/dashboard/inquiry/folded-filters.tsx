import type { ReactNode } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { useIsWide } from "../ui/use-wide.ts"

interface FoldedFiltersProps {
  search: ReactNode
  /** How many filters limit the list. */
  inForce: number
  children: ReactNode
}

/** All filters on a wide screen; on a narrow one the search, and the filters behind a line that says how many are in force. */
export function FoldedFilters({ search, inForce, children }: FoldedFiltersProps) {
  const { inquiries: texts } = useDashboardTexts()
  if (useIsWide()) return children
  return (
    <div className="folded-filters">
      {search}
      <details>
        <summary>
          <Icon name="down" />
          {texts.foldedFilters(inForce)}
        </summary>
        {children}
      </details>
    </div>
  )
}
