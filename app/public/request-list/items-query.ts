import { type ListedItem, itemsToSend } from "./inquiry-item.ts"

// Longer addresses are rejected by some proxies; such a list comes from storage alone.
const longestQuery = 4_000

/** Returns the query that names the chosen items, so that the first HTML of the form shows them; empty for none or too many. */
export function itemsQuery(items: readonly ListedItem[]): string {
  if (items.length === 0) return ""
  const json = JSON.stringify(itemsToSend(items), (_name, value: unknown) => (value === "" ? undefined : value))
  const query = `?${new URLSearchParams({ items: json })}`
  return query.length > longestQuery ? "" : query
}
