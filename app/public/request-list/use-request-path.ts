import { localPath } from "#contract/language.ts"
import { usePageFacts } from "../../islands/page-facts.tsx"
import { type ListedItem, isUrgentList } from "./inquiry-item.ts"
import { itemsQuery } from "./items-query.ts"

/**
 * Returns the path of the request form with the chosen items, and whether the plant is down; on its own page only the
 * fragment, which reloads nothing.
 */
export function useRequestPath(items: readonly ListedItem[]): string {
  const { language, path } = usePageFacts()
  const form = localPath(language, "/contact")
  if (path === form) return "#request"
  const query = itemsQuery(items)
  return `${form}${query}${isUrgentList(items) ? `${query ? "&" : "?"}urgent=on` : ""}#request`
}
