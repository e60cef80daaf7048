const longest = 100

/** Returns the overlong lines of a Markdown document; tables, code and lines with a link may be longer. */
export function overlongLines(file: string, text: string): string[] {
  let isCode = false
  return text.split("\n").flatMap((line, at) => {
    if (/^\s*```/u.test(line)) isCode = !isCode
    const isExempt = isCode || /^\s*\||\]\(|https?:\/\//u.test(line)
    return !isExempt && line.length > longest ? [`${file}:${at + 1}: ${line.length} characters`] : []
  })
}
