/**
 * Returns a function that makes a thing when it is first asked for it. Formats of the browser take some 50 ms on a slow phone, and
 * few pages show what all of them write.
 */
export function once<Thing>(make: () => Thing): () => Thing {
  let made: { thing: Thing } | undefined
  return () => (made ??= { thing: make() }).thing
}
