/** Returns the indexes of a longest rising subsequence: what has kept its order in a list that was put in another one. */
export function longestRise(values: readonly number[]): Set<number> {
  // Of the rises of each length, the index of the last value of the one that ends lowest.
  const ends: number[] = []
  const former = values.map((value, at) => {
    const length = ends.findIndex((end) => (values[end] ?? 0) >= value)
    const position = length === -1 ? ends.length : length
    ends[position] = at
    return ends[position - 1]
  })
  const rise = new Set<number>()
  for (let at = ends.at(-1); at !== undefined; at = former[at]) rise.add(at)
  return rise
}
