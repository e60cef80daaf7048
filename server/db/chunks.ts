/** PostgreSQL and SQLite accept some ten thousand parameters per statement. */
export const keysAtOnce = 5_000

export const idsOf = <Id>(rows: readonly { id: Id }[]): Id[] => rows.map(({ id }) => id)

/** Returns the items in runs of at most `size`. */
export function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  const runs: Item[][] = []
  for (let start = 0; start < items.length; start += size) runs.push(items.slice(start, start + size))
  return runs
}

/** Yields to the event loop between two steps of long work. */
export const yieldToEventLoop = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Yields the rows of each step until one has none; `read` gets the last row before. */
export async function* inSteps<Row>(read: (last?: Row) => Promise<Row[]>): AsyncGenerator<Row[]> {
  for (let rows = await read(); rows.length > 0; rows = await read(rows.at(-1))) {
    yield rows
    await yieldToEventLoop()
  }
}
