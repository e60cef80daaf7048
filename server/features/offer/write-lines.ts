import type { OfferLineInput } from "#contract/offer.ts"
import { foldNumber } from "#contract/number-reader/fold-number.ts"
import { chunks } from "#server/db/chunks.ts"
import type { Database } from "#server/db/dialects/database.ts"

const linesAtOnce = 100

/** Stores the lines of an offer in place of those it has; one with an id of them keeps it. */
export async function writeOfferLines(trx: Database, offerId: number, lines: readonly OfferLineInput[]): Promise<void> {
  const stored = await trx.selectFrom("offer_line").select("id").where("offer_id", "=", offerId).execute()
  const ids = new Set(stored.map(({ id }) => id))
  await trx.deleteFrom("offer_line").where("offer_id", "=", offerId).execute()
  const rows = lines.map(({ id, cost, supplier, remark, ...line }, index) => {
    const isStored = id !== undefined && ids.delete(id)
    const row = { ...line, offer_id: offerId, position: index + 1, number_key: foldNumber(line.number) }
    return { row: isStored ? { ...row, id } : row, private: { cost, supplier, remark } }
  })
  const idOf = new Map<number, number>()
  // Rows with and without an id are separate statements.
  for (const group of Map.groupBy(rows, ({ row }) => "id" in row).values())
    for (const batch of chunks(group, linesAtOnce)) {
      const written = trx.insertInto("offer_line").values(batch.map(({ row }) => row))
      for (const { id, position } of await written.returning(["id", "position"]).execute()) idOf.set(position, id)
    }
  const costs = rows.flatMap(({ row, private: { cost, supplier, remark } }) => {
    const id = idOf.get(row.position)
    const isEmpty = cost === null && supplier === "" && remark === ""
    return id === undefined || isEmpty ? [] : { offer_line_id: id, cost, supplier, remark }
  })
  for (const batch of chunks(costs, linesAtOnce)) await trx.insertInto("offer_line_cost").values(batch).execute()
}
