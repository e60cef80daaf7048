import type { ReactNode } from "react"
import { Icon } from "#app/ui/icon.tsx"
import { useIsWide } from "../ui/use-wide.ts"

interface FoldedFiltersProps {
  search: ReactNode
  /** Number of active filters, in words. */
  summary: string
  children: ReactNode
}

/**
 * All filters on a wide screen; on a narrow one the search, and the others behind a line with the number of active
 * ones.
 */
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
