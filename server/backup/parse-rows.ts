import type { ArchivedRow } from "#server/table-rules.ts"
import { ArchiveError, shown } from "./archive-error.ts"

const isPlain = (value: unknown) =>
  value === null || typeof value === "string" || (typeof value === "number" && Number.isFinite(value))

/**
 * Parses lines of JSON as rows of a table: objects of texts, numbers and nulls. Throws an ArchiveError with the first
 * bad line.
 */
export function parseRows(name: string, content: Uint8Array): ArchivedRow[] {
  const lines = Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString("utf8").split("\n")
  if (lines.pop() !== "") throw new ArchiveError(`${shown(name)} ends in the middle of a line`)
  return lines.map((line, index) => {
    const row = parse(line)
    if (!row || !Object.values(row).every(isPlain))
      throw new ArchiveError(`line ${index + 1} of ${shown(name)} is not a row`)
    return row
  })
}

function parse(line: string): ArchivedRow | null {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as ArchivedRow) : null
  } catch {
    return null
  }
}
