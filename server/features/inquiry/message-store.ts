import type { Message } from "#contract/message.ts"
import { idsOf } from "#server/db/chunks.ts"
import { insertSentFiles, listSentFiles } from "#server/db/sent-file-store.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { SentFile } from "#server/sent-file.ts"
import { updateConversation } from "./update-conversation.ts"
import type { NewRow } from "#server/db/schema/tables.ts"

/** Stores a message with its files; a file without bytes only has a name. */
export async function insertMessage(
  trx: Database,
  row: NewRow<"message">,
  files: readonly SentFile[],
): Promise<number> {
  const { id } = await trx.insertInto("message").values(row).returning("id").executeTakeFirstOrThrow()
  await insertSentFiles(trx, "message_file", id, files)
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
  const files = await listSentFiles(db, "message_file", idsOf(rows))
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
      files: files.get(row.id) ?? [],
    }),
  )
}

/** Returns those of some inquiries whose last answer was not delivered. */
export async function listUndelivered(db: Database, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom("message")
    .select("request_id")
    .where("request_id", "in", ids)
    .where("state", "in", ["failed", "bounced"])
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("message as later")
            .select("later.id")
            .whereRef("later.request_id", "=", "message.request_id")
            .whereRef("later.id", ">", "message.id")
            .where("later.kind", "in", ["out", "call"]),
        ),
      ),
    )
    .execute()
  return new Set(rows.map(({ request_id }) => request_id))
}

/** Returns the inquiry of a message, unless it is in the trash. */
export const findInquiryOfMessage = (db: Database, messageId: number) =>
  db
    .selectFrom("message")
    .innerJoin("request", "request.id", "message.request_id")
    .select(["request.id", "request.reference"])
    .where("message.id", "=", messageId)
    .where("deleted_at", "is", null)
    .executeTakeFirst()

/** Updates inquiries from their messages, after some of these were erased. */
export async function updateConversations(trx: Database, ids: readonly number[]): Promise<void> {
  for (const id of ids) await updateConversation(trx, id)
}
