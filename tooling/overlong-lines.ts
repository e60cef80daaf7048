const longest = 100

/** Rows of tables, and a link without spaces alone on its line: Markdown cannot break these. */
const unbreakable = /^\s*(?:\||(?:[-*] )?\S*(?:\]\(|https?:\/\/)\S*$)/u

/** Returns the overlong lines of a Markdown document; code and what Markdown cannot break may be longer. */
export function overlongLines(file: string, text: string): string[] {
  let isCode = false
  return text.split("\n").flatMap((line, at) => {
    if (/^\s*```/u.test(line)) isCode = !isCode
    const isExempt = isCode || unbreakable.test(line)
    return !isExempt && line.length > longest ? [`${file}:${at + 1}: ${line.length} characters`] : []
  })
}
