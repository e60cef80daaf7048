/** PostgreSQL and SQLite accept some ten thousand parameters per statement. */
export const keysAtOnce = 5_000

export const idsOf = <Id>(rows: readonly { id: Id }[]): Id[] => rows.map(({ id }) => id)

/** Returns the items in runs of at most `size`. */
export function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  const runs: Item[][] = []
  for (let start = 0; start < items.length; start += size) runs.push(items.slice(start, start + size))
  return runs
}
