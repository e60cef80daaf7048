import type { ReactNode } from "react"
import { Icon } from "#app/ui/icon.tsx"
import { useIsWide } from "../ui/use-wide.ts"
import "./folded-filters.css"

interface FoldedFiltersProps {
  search: ReactNode
  /** Says how many filters limit the list. */
  summary: string
  children: ReactNode
}

/** All filters on a wide screen; on a narrow one the search, and the filters behind a line that says how many are in force. */
export function FoldedFilters({ search, summary, children }: FoldedFiltersProps) {
  if (useIsWide()) return children
  return (
    <div className="folded-filters">
      {search}
      <details>
        <summary>
          <Icon name="down" />
          {summary}
        </summary>
        {children}
      </details>
    </div>
  )
}
