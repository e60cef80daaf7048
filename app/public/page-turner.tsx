import type { MouseEvent } from "react"
import { useTexts } from "../i18n/texts.tsx"
import { Icon } from "../ui/icon.tsx"
import { isPlainClick } from "../ui/plain-click.ts"
import { PageLink } from "./local-link.tsx"

interface PageTurnerProps {
  page: number
  /** Rows of a page. */
  limit: number
  total: number
  /** Rows on this page. */
  shown: number
  addressOf: (page: number) => string
  /** Turns the page in place; absent where the links lead to documents. */
  onTurn?: (page: number) => void
}

/** Range of the rows in view, and links to the pages before and after. */
export function PageTurner({ page, limit, total, shown, addressOf, onTurn }: PageTurnerProps) {
  const { partList } = useTexts()
  const pages = Math.max(1, Math.ceil(total / limit))
  const first = (page - 1) * limit + 1
  const step = (rel: "prev" | "next") => {
    const target = rel === "prev" ? page - 1 : page + 1
    const label = rel === "prev" ? partList.previous : partList.next
    const icon = <Icon name={rel === "prev" ? "left" : "right"} />
    if (target < 1 || target > pages)
      return (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a link that leads nowhere cannot be an anchor
        <span className="icon-button" role="link" aria-disabled="true" aria-label={label}>
          {icon}
        </span>
      )
    const turn = onTurn && {
      "data-replay": true,
      onClick: (event: MouseEvent) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        onTurn(target)
      },
    }
    return (
      <PageLink className="icon-button" rel={rel} aria-label={label} title={label} to={addressOf(target)} {...turn}>
        {icon}
      </PageLink>
    )
  }
  return (
    <nav className="pager" aria-label={partList.pages}>
      <span className="range">{partList.range(first, first + shown - 1, total)}</span>
      <div className="pager-pages">
        {step("prev")}
        <output>
          <span aria-hidden="true">
            {page} / {pages}
          </span>
          <span className="visually-hidden">{partList.page(page, pages)}</span>
        </output>
        {step("next")}
      </div>
    </nav>
  )
}
