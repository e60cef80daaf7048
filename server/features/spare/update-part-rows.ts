import { sql } from "kysely"
import { localizedNames } from "#contract/localized.ts"
import type { Part } from "#contract/part.ts"
import { chunks } from "#server/db/chunks.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { searchKeys } from "#server/search/search-keys.ts"

/** A part before and after a change. */
export interface PartStep<Row extends Part = Part> {
  before: Row
  after: Row
}

const rowsAtOnce = 200
const typed = ["partnumber", "subst_part", "quantity", ...localizedNames("description")] as const

/**
 * Writes parts of any sets in a few statements, each with its next version, three times faster than single ones. Parts
 * may swap numbers.
 */
export async function updatePartRows(
  db: Database,
  steps: readonly PartStep<Part & { row_id: number }>[],
  now: string,
): Promise<void> {
  await freeNumbers(db, steps)
  // The indexes of the others stay as they are.
  const changed = typed.filter((name) => steps.some(({ before, after }) => before[name] !== after[name]))
  const changesText = changed.some((name) => name !== "quantity")
  for (const chunk of chunks(steps, rowsAtOnce)) {
    const rows = chunk.map(({ after }) => ({
      ...Object.fromEntries(changed.map((name) => [name, after[name]])),
      ...(changesText ? searchKeys(after) : {}),
    }))
    const columns = Object.keys(rows[0] ?? {})
    const values = chunk.map(({ before }, index) => {
      const row: Readonly<Record<string, unknown>> = rows[index] ?? {}
      const cells = columns.map((name) =>
        name === "quantity" ? sql`cast(${row[name]} as integer)` : sql`cast(${row[name]} as text)`,
      )
      return sql`(${sql.join([sql`cast(${before.row_id} as integer)`, ...cells])})`
    })
    await sql`with step (${sql.join(["target", ...columns].map((name) => sql.ref(name)))}) as (values ${sql.join(values)})
      update part set ${sql.join(columns.map((name) => sql`${sql.ref(name)} = ${sql.ref(`step.${name}`)}`))},
        version = part.version + 1, updated_at = ${now}
      from step where part.row_id = step.target`.execute(db)
  }
}

/** Replaces old numbers that other parts of the same change get by temporary ones. */
async function freeNumbers(db: Database, steps: readonly PartStep<Part & { row_id: number }>[]): Promise<void> {
  const wanted = new Set(
    steps.filter(({ before, after }) => before.partnumber !== after.partnumber).map(({ after }) => after.partnumber),
  )
  for (const { before } of steps)
    if (wanted.has(before.partnumber))
      await db
        .updateTable("part")
        // No stored number contains a control character.
        .set({ partnumber: `\u0001${before.row_id}` })
        .where("row_id", "=", before.row_id)
        .execute()
}
