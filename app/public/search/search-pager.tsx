import type { SearchResult } from "#contract/search.ts"
import { useTexts } from "../../i18n/texts.tsx"
import { Icon } from "../../ui/icon.tsx"
import { LocalLink } from "../local-link.tsx"
import { searchPath } from "./search-path.ts"

/** Pagination of all hits. */
export function SearchPager({ result, series }: { result: SearchResult; series?: number | undefined }) {
  const { query, page, limit, total, items } = result
  const { partList } = useTexts()
  const pages = Math.ceil(total / limit)
  const first = (page - 1) * limit + 1
  if (pages < 2) return null
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
      <LocalLink
        className="icon-button"
        rel={rel}
        aria-label={label}
        title={label}
        to={searchPath({ query, series, page: target })}
      >
        {icon}
      </LocalLink>
    )
  }
  return (
    <nav className="pager" aria-label={partList.pages}>
      <span className="range">{partList.range(first, first + items.length - 1, total)}</span>
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
