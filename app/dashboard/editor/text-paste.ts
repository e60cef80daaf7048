import { escapeText, tableOfText } from "./table-html.ts"
import { type ListItem, listsOf } from "./word-html.ts"

type Item = ListItem & { line: string; isBullet: boolean }

const bullet = /^(\s*)[•◦▪▫●○■□‣⁃∙·\uf0a7\uf0b7]\s*(?=\S)/u
const dash = /^(\s*)[-–*+]\s+(?=\S)/u
const numbered = /^(\s*)(\d{1,3})[.)]\s+(?=\S)/u
const heading = /^(#{1,6})\s+(\S.*?)[\s#]*$/u
const rule = /^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/u
const tableRule = /^\s*\|?(?:\s*:?-{2,}:?\s*\|)+\s*(?::?-{2,}:?\s*)?$/u
const [sentenceEnd, lowerCase] = [/[.!?:;]["”“»)]?$/u, /^\p{Ll}/u]
/** Characters of a line from which on a text without a full stop was wrapped by a page, too. */
const longLine = 50

function itemOf(line: string): Item | null {
  const match = bullet.exec(line) ?? dash.exec(line) ?? numbered.exec(line)
  if (!match || rule.test(line)) return null
  const [marker, indent = "", figure] = match
  return {
    level: indent.replaceAll("\t", "    ").length,
    isNumbered: figure !== undefined,
    number: figure === undefined ? null : Number(figure),
    content: line.slice(marker.length).trim(),
    line,
    isBullet: bullet.test(line),
  }
}

/** A single dash or number may be part of a text. */
const isList = (items: readonly Item[]): boolean => items.some(({ isBullet }) => isBullet) || items.length > 1

const inline = (text: string): string =>
  escapeText(text.trim())
    .replaceAll(/\[([^\]]+)\]\(((?:https?:\/\/|mailto:)[^\s()]+)\)/gu, '<a href="$2">$1</a>')
    .replaceAll(/\*\*([^\s*](?:[^*]*[^\s*])?)\*\*/gu, "<strong>$1</strong>")

/** Joins a line that was wrapped: a hyphen within a word goes, that of "Ein- und Ausbau" and "Gas-Turbine" stays. */
function join(before: string, line: string): string {
  if (before.endsWith("\u00ad")) return before.slice(0, -1) + line
  if (!/\p{L}[-‐]$/u.test(before) || /^(?:und|oder|bzw|sowie|and|or|и|или)(?!\p{L})/u.test(line))
    return `${before} ${line}`
  return (lowerCase.test(line) ? before.slice(0, -1) : before) + line
}

/** Joins lines wrapped by a page to paragraphs; addresses and the like stay lines. */
function paragraphsOf(lines: readonly string[]): string[] {
  const longest = Math.max(...lines.map((line) => line.length))
  const isWrapped =
    lines.some((line, at) => lowerCase.test(line) && !sentenceEnd.test(lines[at - 1] ?? ".")) &&
    (sentenceEnd.test(lines.at(-1) ?? "") || longest >= longLine)
  if (!isWrapped) return [...lines]
  const paragraphs: string[] = []
  lines.forEach((line, at) => {
    const [last, before = ""] = [paragraphs.at(-1), lines[at - 1]]
    // A short last line with a full stop ends a paragraph.
    const isNew = sentenceEnd.test(before) && before.length < longest * 0.75 && !lowerCase.test(line)
    if (last === undefined || isNew) paragraphs.push(line)
    else paragraphs[paragraphs.length - 1] = join(last, line)
  })
  return paragraphs
}

/**
 * Returns pasted plain text as HTML where its form is unmistakable: lines of a PDF as paragraphs, bullets, numbers and
 * headings of Markdown as such, and tables. Returns null for other text.
 */
export function htmlOfText(text: string): string | null {
  const table = tableOfText(text)
  if (table !== null) return table
  let html = ""
  let isPlain = true
  let items: Item[] = []
  let lines: string[] = []
  const write = (more: string) => {
    html += more
    isPlain = false
  }
  const endLines = () => {
    const rows = lines.filter((line) => !tableRule.test(line)).map((line) => line.replaceAll(/^\||\|$/gu, ""))
    const written =
      tableRule.test(lines[1] ?? "") && tableOfText(rows.map((row) => row.replaceAll(/\s*\|\s*/gu, "\t")).join("\n"))
    if (written) write(written)
    else if (lines.length > 0) {
      const paragraphs = paragraphsOf(lines)
      isPlain &&= paragraphs.length === lines.length
      html += paragraphs.map((paragraph) => `<p>${inline(paragraph)}</p>`).join("")
    }
    lines = []
  }
  const endList = () => {
    if (isList(items)) write(listsOf(items.map((item) => ({ ...item, content: inline(item.content) }))))
    else {
      lines = items.map(({ line }) => line)
      endLines()
    }
    items = []
  }
  let isAfterBlank = false
  for (const line of text.split(/\r\n|[\r\n\u2028\u2029]/u).map((written) => written.trimEnd())) {
    const item = itemOf(line)
    const last = items.at(-1)
    const title = heading.exec(line)
    if (line === "" || rule.test(line)) endLines()
    else if (item) {
      endLines()
      items.push(item)
    } else if (last && !isAfterBlank && isList(items)) last.content = join(last.content, line.trim())
    else {
      if (last) endList()
      if (title) {
        endLines()
        const level = Math.min(4, Math.max(2, title[1]?.length ?? 2))
        write(`<h${level}>${inline(title[2] ?? "")}</h${level}>`)
      } else lines.push(line.trim())
    }
    isAfterBlank = line === ""
  }
  endLines()
  if (items.length > 0) endList()
  return isPlain ? null : html
}
