import type { SentFile } from "#server/sent-file.ts"

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

/** Joins the lines that a sender's program has wrapped, those of quotations too: RFC 3676, 4. */
export function unwrapFlowed(text: string, deletesSpace: boolean): string {
  const paragraphs: { depth: number; text: string; isOpen: boolean }[] = []
  for (const line of text.split(/\r?\n/u)) {
    const depth = /^>*/u.exec(line)?.[0].length ?? 0
    const content = line.slice(depth).replace(/^ /u, "")
    const isSignature = content === "-- "
    const isOpen = content.endsWith(" ") && !isSignature
    const last = paragraphs.at(-1)
    if (last?.isOpen && last.depth === depth && !isSignature) {
      last.text = (deletesSpace ? last.text.slice(0, -1) : last.text) + content
      last.isOpen = isOpen
    } else paragraphs.push({ depth, text: content, isOpen })
  }
  return paragraphs.map(({ depth, text: joined }) => `${">".repeat(depth)}${depth > 0 ? " " : ""}${joined}`).join("\n")
}

/** Cuts uuencoded files out of a text: POSIX.1-2024, uuencode. What does not end stays text. */
export function takeUuencoded(text: string): { text: string; files: SentFile[] } {
  const lines = text.split(/\r?\n/u)
  const kept: string[] = []
  const files: SentFile[] = []
  // Searched once from behind, so that many beginnings without end cost no more than one.
  const lastEnd = lines.lastIndexOf("end")
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? ""
    const [, name] = /^begin [0-7]{3,4} (\S.*)$/u.exec(line) ?? []
    const end = name !== undefined && index < lastEnd ? lines.indexOf("end", index) : -1
    if (name === undefined || end === -1) kept.push(line)
    else {
      files.push({ name, bytes: Buffer.concat(lines.slice(index + 1, end).map(decodeUuLine)) })
      index = end
    }
  }
  return { text: kept.join("\n"), files }
}

function decodeUuLine(line: string): Buffer {
  const values = Array.from(line, (character) => (character.charCodeAt(0) - 32) & 63)
  const [length = 0, ...digits] = values
  const bytes: number[] = []
  for (let at = 0; at < digits.length; at += 4) {
    const [a = 0, b = 0, c = 0, d = 0] = digits.slice(at, at + 4)
    bytes.push((a << 2) | (b >> 4), ((b & 15) << 4) | (c >> 2), ((c & 3) << 6) | d)
  }
  return Buffer.from(bytes.slice(0, length))
}
