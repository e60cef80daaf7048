interface SearchAddress {
  query: string
  /** Only group whose parts are listed. */
  series?: number | undefined
  page?: number
}

/** Returns the path of a page of hits, without language prefix. */
export function searchPath({ query, series, page = 1 }: SearchAddress): string {
  const parameters = new URLSearchParams({ q: query })
  if (series !== undefined) parameters.set("series", String(series))
  if (page > 1) parameters.set("page", String(page))
  return `/search?${parameters}`
}
