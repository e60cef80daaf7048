import type { LineSource } from "#contract/inquiry-constants.ts"
import type { InquiryItem } from "#contract/inquiry.ts"
import type { InquiryLine, InquiryLineInput } from "#contract/inquiry-line.ts"
import { foldNumber } from "#contract/number-reader/fold-number.ts"
import { chunks, idsOf, keysAtOnce } from "#server/db/chunks.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { TableRow } from "#server/db/schema/tables.ts"

const linesAtOnce = 200

/** A line that can be stored: as read, with what the catalogue says of it. */
export type DescribedLine = InquiryLineInput & { product_id: number | null; title: string }

/** Where lines come from; with a message they are erased. */
export interface LineOrigin {
  source: LineSource
  message_id?: number | null
}

/** Returns the columns by which lines are searched. */
export const lineKeys = ({ partnumber, asked_number }: Pick<InquiryLineInput, "partnumber" | "asked_number">) => ({
  number_key: foldNumber(partnumber),
  asked_key: foldNumber(asked_number),
})

export async function insertLines(
  trx: Database,
  requestId: number,
  lines: readonly DescribedLine[],
  origin: LineOrigin,
): Promise<void> {
  const rows = lines.map((line) => ({ ...line, ...lineKeys(line), request_id: requestId, ...origin }))
  for (const chunk of chunks(rows, linesAtOnce)) await trx.insertInto("inquiry_line").values(chunk).execute()
}

/** Returns all lines of inquiries, the removed ones too, in order, by the inquiry's id. */
export async function listLines(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, InquiryLine[]>> {
  const rows: TableRow<"inquiry_line">[] = []
  for (const chunk of chunks(ids, keysAtOnce))
    rows.push(
      ...(await db.selectFrom("inquiry_line").selectAll().where("request_id", "in", chunk).orderBy("id").execute()),
    )
  const grouped = Map.groupBy(rows, ({ request_id }) => request_id)
  return new Map([...grouped].map(([id, lines]) => [id, lines.map(presentLine)]))
}

/** Returns a line with the inquiry that it belongs to, unless that is in the trash. */
export const findLine = (db: Database, id: number) =>
  db
    .selectFrom("inquiry_line")
    .innerJoin("request", "request.id", "inquiry_line.request_id")
    .selectAll("inquiry_line")
    .select(["request.reference", "request.lang"])
    .where("inquiry_line.id", "=", id)
    .where("request.deleted_at", "is", null)
    .executeTakeFirst()

export const presentLine = ({
  request_id: _inquiry,
  message_id: _message,
  number_key: _number,
  asked_key: _asked,
  removed_at,
  partnumber,
  ...row
}: TableRow<"inquiry_line">): InquiryLine => ({
  ...row,
  partnumber: partnumber === "" ? null : partnumber,
  removed: removed_at !== null,
})

/** Returns the lines that are not removed, as the list of inquiries has them. */
export const itemsOfLines = (lines: readonly InquiryLine[]): InquiryItem[] =>
  lines
    .filter(({ removed }) => !removed)
    .map(({ partnumber, product_id, title, quantity, note, asked_number, position, text }) => ({
      partnumber,
      product_id,
      title: title || (partnumber === null ? text : ""),
      quantity,
      note,
      asked_number,
      position,
    }))

/**
 * Moves the lines of an inquiry to the one that it is merged into, where `messageId` has what its form said. Returns
 * their new ids by the former ones.
 */
export async function moveLines(
  trx: Database,
  from: number,
  to: number,
  messageId: number,
): Promise<ReadonlyMap<number, number>> {
  const rows = await trx.selectFrom("inquiry_line").selectAll().where("request_id", "=", from).orderBy("id").execute()
  await trx.deleteFrom("inquiry_line").where("request_id", "=", from).execute()
  // With new ids, they stand behind the target's own.
  const moved = rows.map(({ id: _id, ...row }) => ({
    ...row,
    request_id: to,
    source: "merge" as const,
    message_id: row.message_id ?? messageId,
  }))
  const ids: number[] = []
  for (const chunk of chunks(moved, linesAtOnce))
    ids.push(...idsOf(await trx.insertInto("inquiry_line").values(chunk).returning("id").execute()))
  const inOrder = ids.toSorted((a, b) => a - b)
  return new Map(rows.map(({ id }, index) => [id, inOrder[index] ?? 0]))
}
