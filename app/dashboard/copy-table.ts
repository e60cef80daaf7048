import { copyText } from "#app/ui/copy-text.ts"

/** Cells of a table: numbers stay numbers, and texts texts, such as "00412" or "=1". */
type CopiedRows = readonly (readonly (string | number | null)[])[]

/** Copies rows as a table for spreadsheets and mails, and as text with tabs; false when the browser does not allow it. */
export async function copyTable(rows: CopiedRows): Promise<boolean> {
  const text = tabbed(rows)
  try {
    const blob = (content: string, type: string) => ({ [type]: new Blob([content], { type }) })
    const formats = { ...blob(htmlTable(rows), "text/html"), ...blob(text, "text/plain") }
    await navigator.clipboard.write([new ClipboardItem(formats)])
    return true
  } catch {
    return copyText(text)
  }
}

export const htmlTable = (rows: CopiedRows): string =>
  `<table>${rows.map((row) => `<tr>${row.map(htmlCell).join("")}</tr>`).join("")}</table>`

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "\n": "<br>" }
const asText = String.raw`style="mso-number-format:'\@'"`
const htmlCell = (cell: string | number | null) =>
  typeof cell === "string"
    ? `<td ${asText}>${cell.replace(/[&<>\n]/gu, (character) => entities[character] ?? "")}</td>`
    : `<td>${cell ?? ""}</td>`

/** Returns rows as text; an apostrophe keeps spreadsheets from evaluating a cell. */
export const tabbed = (rows: CopiedRows): string =>
  rows
    .map((row) =>
      row.map((cell) => `${cell ?? ""}`.replace(/\s+/gu, " ").replace(/^(?=[=+\-@＝＋－＠]\S)/u, "'")).join("\t"),
    )
    .join("\n")
