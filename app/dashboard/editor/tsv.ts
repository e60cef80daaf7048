/** Parses cells as spreadsheets copy them: tabs, line ends, and quotes around cells that contain either. */
export function readTsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  const cell = /(?:"((?:[^"]|"")*)"(?=\t|\r?\n|\r|$)|([^\t\r\n]*))(\t|\r?\n|\r|$)/gu
  for (const [whole, quoted, plain = "", end] of text.matchAll(cell)) {
    // A line end at the end of the text starts no new row.
    if (whole === "" && row.length === 0 && rows.length > 0) break
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === "\t") continue
    rows.push(row)
    row = []
    if (end === "") break
  }
  return rows
}

const quote = (value: string): string => (/[\t\r\n"]/u.test(value) ? `"${value.replaceAll('"', '""')}"` : value)

/** Writes cells in the clipboard format of spreadsheets. */
export const writeTsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(quote).join("\t")).join("\r\n")

const escaped: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" }
const escape = (value: string): string =>
  value.replaceAll(/[&<>]/gu, (character) => escaped[character] ?? "").replaceAll("\n", "<br>")

/** Writes the same cells as an HTML table, marked as text so that spreadsheets keep leading zeros. */
export const writeHtml = (rows: readonly (readonly string[])[]): string => {
  const cells = (row: readonly string[]) =>
    row.map((value) => `<td style="mso-number-format:'\\@'">${escape(value)}</td>`).join("")
  return `<table>${rows.map((row) => `<tr>${cells(row)}</tr>`).join("")}</table>`
}
