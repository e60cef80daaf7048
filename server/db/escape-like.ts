/** Makes a term literal inside a LIKE pattern with `\` as escape character. */
export function escapeLike(term: string): string {
  return term.replace(/[\\%_]/gu, (character) => `\\${character}`)
}
