/**
 * Returns the version of an order for `If-Match`: the FNV-1a hash of its ids, which clients can compute from the list.
 */
export function orderVersion(ids: readonly number[]): number {
  let hash = 0x811c9dc5
  for (const character of ids.join(",")) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193)
  return (hash >>> 0) % 1_000_000_000
}
