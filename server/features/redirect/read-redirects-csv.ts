import { redirectLimits } from "#contract/redirect-constants.ts"
import type { RedirectStatus } from "#contract/redirect.ts"
import { AppError, fieldError } from "#server/app-error.ts"
import { readCsv } from "#server/csv/read-csv.ts"

/** A row of a file of redirects. */
export interface RedirectLine {
  /** From 1. */
  line: number
  from: string
  target: string
  /** Null for a status that is neither a redirect nor 410. */
  status: RedirectStatus | null
}

const headings = {
  from: /^(?:old|old (?:address|url|path)|alte url|старый url|redirect from|from|source|source_path|source url|alt|alte adresse|von|quelle|старый адрес|откуда|старый)$/iu,
  target:
    /^(?:new|new (?:address|url|path)|neue url|новый url|redirect to|to|target|target url|destination|neu|neue adresse|nach|ziel|leads to|führt zu|новый адрес|куда|новый|ведёт на)$/iu,
  status: /^(?:status|status code|code|answer|http|antwort|statuscode|target_statuscode|ответ|код|статус)$/iu,
}
const gone = /^(?:404|410|gone|weg|entfernt|удалено)$/iu

/**
 * Reads old address, new address and optional status from a CSV file: by headings in the first row, else from the first
 * three columns. A row without target means 410 only if its status says so.
 */
export function readRedirectsCsv(bytes: Uint8Array): RedirectLine[] {
  const rows = readRows(bytes).filter(({ cells }) => cells.some((cell) => cell !== ""))
  const first = rows[0]?.cells ?? []
  const at = (name: keyof typeof headings) => first.findIndex((cell) => headings[name].test(cell))
  const isNamed = at("from") >= 0 && at("target") >= 0
  const columns = isNamed
    ? { from: at("from"), target: at("target"), status: at("status") }
    : { from: 0, target: 1, status: 2 }
  return rows.slice(isNamed ? 1 : 0).map(({ line, cells }) => {
    const [from = "", to = "", code = ""] = [cells[columns.from], cells[columns.target], cells[columns.status]]
    const status = readStatus(code, to)
    return { line, from, target: status === 410 ? "" : to, status }
  })
}

function readStatus(code: string, target: string): RedirectStatus | null {
  if (gone.test(code) || gone.test(target)) return 410
  return code === "" || /^30[1278]$/u.test(code) ? 308 : null
}

function readRows(bytes: Uint8Array): { line: number; cells: string[] }[] {
  try {
    const rows = []
    for (const { index, values } of readCsv(bytes, redirectLimits.csvRows + 2))
      rows.push({ line: index + 1, cells: values.map((value) => String(value ?? "").trim()) })
    if (rows.length <= redirectLimits.csvRows + 1) return rows
  } catch (cause) {
    throw new AppError("invalid", { cause, errors: [fieldError("csv", "unreadable")] })
  }
  throw new AppError("too_large", { detail: `At most ${redirectLimits.csvRows} redirects in one file` })
}
