import type { Insertable } from "kysely"
import type { Message } from "#contract/message.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { MessageTable } from "#server/db/schema/desk.ts"
import type { SentFile } from "#server/sent-file.ts"
import { updateConversation } from "./update-conversation.ts"

/** Stores a message with its files; a file without bytes only has a name. */
export async function insertMessage(
  trx: Database,
  row: Insertable<MessageTable>,
  files: readonly SentFile[],
): Promise<number> {
  const { id } = await trx.insertInto("message").values(row).returning("id").executeTakeFirstOrThrow()
  for (const [index, { name, bytes }] of files.entries())
    await trx
      .insertInto("message_file")
      .values({ message_id: id, n: index + 1, name, size: bytes.byteLength, bytes })
      .execute()
  return id
}

/** Returns the messages of an inquiry, oldest first; with `id` only that one. */
export const listMessages = (db: Database, requestId: number, id?: number): Promise<Message[]> =>
  readMessages(db, { requestId, ids: id === undefined ? null : [id] })

/** Returns the given messages, oldest first. */
export const listMessagesWith = async (db: Database, ids: readonly number[]): Promise<Message[]> =>
  ids.length === 0 ? [] : readMessages(db, { requestId: null, ids })

async function readMessages(
  db: Database,
  { requestId, ids }: { requestId: number | null; ids: readonly number[] | null },
): Promise<Message[]> {
  const rows = await db
    .selectFrom("message")
    .selectAll("message")
    .select((eb) =>
      eb
        .selectFrom("outbox_item")
        .innerJoin("outbox", "outbox.id", "outbox_item.outbox_id")
        .select("outbox.due_at")
        .whereRef("outbox_item.sent_message_id", "=", "message.id")
        .where("outbox.state", "=", "waiting")
        .where("outbox.attempts", "=", 0)
        .limit(1)
        .as("leaves_at"),
    )
    .$if(requestId !== null, (query) => query.where("request_id", "=", requestId))
    .$if(ids !== null, (query) => query.where("message.id", "in", ids ?? []))
    .orderBy("at")
    .orderBy("message.id")
    .execute()
  const files = await db
    .selectFrom("message_file")
    .innerJoin("message", "message.id", "message_file.message_id")
    .select(["message_file.message_id", "n", "message_file.name", "size"])
    .$if(requestId !== null, (query) => query.where("message.request_id", "=", requestId))
    .$if(ids !== null, (query) => query.where("message.id", "in", ids ?? []))
    .orderBy("n")
    .execute()
  const filesOf = Map.groupBy(files, ({ message_id }) => message_id)
  return rows.map(
    ({
      message_id: _head,
      refs: _refs,
      request_id: _inquiry,
      merged_from: _origin,
      from_address,
      to_address,
      cc,
      ...row
    }) => ({
      ...row,
      from: from_address,
      to: to_address,
      cc: cc === "" ? [] : cc.split(", "),
      automatic: row.automatic === 1,
      files: (filesOf.get(row.id) ?? []).map(({ n, name, size }) => ({ n, name, size, stored: size > 0 })),
    }),
  )
}

/** Returns a file of a message whose inquiry is not in the trash. */
export const findMessageFile = (db: Database, messageId: number, n: number) =>
  db
    .selectFrom("message_file")
    .innerJoin("message", "message.id", "message_file.message_id")
    .innerJoin("request", "request.id", "message.request_id")
    .select(["message_file.name", "message_file.bytes", "request.id", "request.reference"])
    .where("message_file.message_id", "=", messageId)
    .where("n", "=", n)
    .where("message_file.size", ">", 0)
    .where("deleted_at", "is", null)
    .executeTakeFirst()

/** Removes messages with their files. */
export async function removeMessages(trx: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await trx.deleteFrom("message_file").where("message_id", "in", ids).execute()
  await trx.deleteFrom("message").where("id", "in", ids).execute()
}

/** Updates inquiries from their messages, after some of these were erased. */
export async function updateConversations(trx: Database, ids: readonly number[]): Promise<void> {
  for (const id of ids) await updateConversation(trx, id)
}
