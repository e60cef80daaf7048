/** Returns the indexes of a longest increasing subsequence: the entries that kept their relative order. */
export function longestRise(values: readonly number[]): Set<number> {
  // For each length, the index of the last value of the increasing run that ends lowest.
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
