/**
 * Returns a function that creates a value on first use. Browser formats take some 50 ms on a slow phone, and few pages
 * need all of them.
 */
export function once<Thing>(make: () => Thing): () => Thing {
  let made: { thing: Thing } | undefined
  return () => (made ??= { thing: make() }).thing
}
