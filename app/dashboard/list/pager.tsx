import type { ReactNode } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { IconOnlyButton } from "../ui/button.tsx"

interface PagerProps {
  page: number
  limit: number
  total: number
  onPage: (page: number) => void
  /** Text about the rows shown, at the other end of the line. */
  children?: ReactNode
}

/** Previous, next and the current page, announced on change. Hidden for a single page. */
export function Pager({ page, limit, total, onPage, children }: PagerProps) {
  const { list } = useDashboardTexts()
  const pages = Math.max(1, Math.ceil(total / limit))
  const first = total === 0 ? 0 : (page - 1) * limit + 1
  return (
    <nav className="list-pager" aria-label={list.pages}>
      <span>{children ?? list.range(first, Math.min(page * limit, total), total)}</span>
      <output className="visually-hidden">{list.pageOf(page, pages)}</output>
      {pages > 1 && (
        <div className="list-pager-pages">
          <PageButton name={list.previous} icon="left" disabled={page <= 1} onClick={() => onPage(page - 1)} />
          <span aria-hidden="true">
            {page} / {pages}
          </span>
          <PageButton name={list.next} icon="right" disabled={page >= pages} onClick={() => onPage(page + 1)} />
        </div>
      )}
    </nav>
  )
}

interface PageButtonProps {
  name: string
  icon: "left" | "right"
  disabled: boolean
  onClick: () => void
}

// Not disabled: at the last page the focus would be lost.
function PageButton({ name, icon, disabled, onClick }: PageButtonProps) {
  return (
    <IconOnlyButton
      icon={icon}
      label={name}
      aria-disabled={disabled || undefined}
      onClick={() => disabled || onClick()}
    />
  )
}
