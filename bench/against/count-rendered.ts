/** Counts the pages among `paths` that were rendered for visitors, from the site's log: what leaves from memory has no line of its own. */
export function countRendered(log: string, paths: readonly string[]): number {
  const wanted = new Set(paths)
  const asked = log.split("\n").flatMap((line) => /"path":"([^"]*)"/u.exec(line)?.[1] ?? [])
  return asked.filter((path) => wanted.has(path)).length
}
