/** One line of the table: a measurement, and with a peer its multiple of the peer's. */
export interface Line {
  name: string
  value: number
  unit: string
  peer?: string
  ratio?: number
  /** The product's promise, and whether this run keeps it; full runs only. */
  promise?: string
  kept?: boolean
}

/** What could not be measured here, and why. */
export interface NotRun {
  name: string
  why: string
}

export interface Report {
  lines: Line[]
  notRun: NotRun[]
}

export function printTable({ lines, notRun }: Report): string {
  const rows = lines.map((line) => [
    line.name,
    `${line.value < 10 ? line.value.toFixed(2) : Math.round(line.value)} ${line.unit}`,
    line.ratio === undefined ? "" : `${line.ratio.toFixed(2)} × ${line.peer}`,
    line.promise ? `${line.kept ? "yes" : "NO"}: ${line.promise}` : "",
  ])
  const table = alignTable([["what", "figure", "beside", "promised"], ...rows])
  return [table, ...notRun.map(({ name, why }) => `not run: ${name} (${why})`)].join("\n")
}

/** Returns a Markdown table with aligned columns; the first row is its head. */
export function alignTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  const table = [head, head.map(() => "---"), ...rows]
  const widths = head.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  return table.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`).join("\n")
}
