import { useTexts } from "../../i18n/texts.tsx"
import { usePageFacts } from "../../islands/page-facts.tsx"
import { isPlainClick } from "../../ui/plain-click.ts"
import { Icon } from "../../ui/icon.tsx"
import { PageLink } from "../page-link.tsx"
import type { FoundParts } from "./load-part-list.ts"
import { partSearch } from "./part-address.ts"

interface PartPagerProps {
  list: FoundParts
  onTurn: (page: number) => void
}

export function PartPager({ list: { query, page, pages, limit, total, rows }, onTurn }: PartPagerProps) {
  const { partList } = useTexts()
  const { path } = usePageFacts()
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
    return (
      <PageLink
        className="icon-button"
        rel={rel}
        aria-label={label}
        title={label}
        to={path + partSearch({ query, page: target })}
        data-replay
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          onTurn(target)
        }}
      >
        {icon}
      </PageLink>
    )
  }
  return (
    <nav className="pager" aria-label={partList.pages}>
      <span className="range">{partList.range(first, first + rows.length - 1, total)}</span>
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
