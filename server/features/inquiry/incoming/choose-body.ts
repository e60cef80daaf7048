const stubCharacters = 300

/**
 * Returns the text of a mail that has it twice: the plain one, unless it says less than half of what the HTML does, as
 * one that only asks for another program. Of a longer one that says something else both are kept.
 */
export function chooseBody(plain: string, html: string): string {
  const said = wordsOf(plain)
  const shown = wordsOf(html)
  if (shown.size === 0 || sharedOf(shown, said) * 2 >= shown.size) return plain.trim() === "" ? html : plain
  const isStub = plain.length < stubCharacters || sharedOf(said, shown) * 2 >= said.size
  return isStub ? html : `${html}\n\n${plain}`
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
const sharedOf = (words: ReadonlySet<string>, others: ReadonlySet<string>) =>
  Array.from(words).filter((word) => others.has(word)).length
