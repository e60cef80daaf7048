import type { Database } from "#server/db/dialects/database.ts"
import type { AuditSubject } from "#server/records/audit-store.ts"
import { findSpare } from "./store.ts"

interface NamedPart {
  id: number
  partnumber: string
}

const numbersOf = (parts: readonly NamedPart[]) => parts.map(({ partnumber }) => partnumber).join(", ")

/** Returns the audit subject of parts: one part, or the count with their numbers. */
export const partsSubject = (parts: readonly NamedPart[]): AuditSubject =>
  parts.length === 1
    ? { kind: "part", id: parts[0]?.id, title: parts[0]?.partnumber ?? "" }
    : { kind: "part", count: parts.length, detail: numbersOf(parts) }

/** Returns the audit subject of a group with what was done to its parts. */
export async function groupSubject(db: Database, spareId: number, done: AuditSubject): Promise<AuditSubject> {
  const spare = await findSpare(db, spareId, "edited")
  return { kind: "spare", id: spareId, title: spare?.title_de ?? "", ...done }
}

/** Returns the audit subject of parts moved from another group. */
export const movedPartsSubject = (db: Database, target: number, parts: readonly NamedPart[]): Promise<AuditSubject> =>
  groupSubject(db, target, { count: parts.length, detail: numbersOf(parts) })
