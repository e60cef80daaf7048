import type { Database } from "#server/db/dialects/database.ts"
import { readSentFiles } from "#server/db/sent-file-store.ts"
import type { AnswerMailSource } from "#server/mail/draft.ts"
import { notifyDesk } from "./notify-desk.ts"
import { readLetterOf, releaseOfferOf, showOfferOf } from "./offer-ties.ts"
import { updateConversation } from "./update-conversation.ts"

/** Writes answers to inquiries. */
export const answerMailSource: AnswerMailSource = {
  write: async (db, id) => {
    const answer = await db.selectFrom("message").selectAll().where("id", "=", id).executeTakeFirst()
    if (!answer) return null
    const settings = await db.selectFrom("settings").select("email").executeTakeFirst()
    const files = [...(await readLetterOf(db, id)), ...(await readSentFiles(db, "message_file", id))]
    return {
      to: answer.to_address,
      cc: answer.cc === "" ? [] : answer.cc.split(", "),
      replyTo: settings?.email || null,
      subject: answer.subject,
      text: `${answer.text}\n`,
      references: answer.refs === "" ? [] : answer.refs.split(" "),
      files,
    }
  },
  settle: async (trx, app, id, state) => {
    const answer = await trx
      .updateTable("message")
      .set({ state })
      .where("id", "=", id)
      .returning("request_id")
      .executeTakeFirst()
    await (state === "sent" ? showOfferOf : releaseOfferOf)(trx, id)
    // A failed answer does not count: the customer is still waiting.
    if (!answer || state !== "failed") return
    await updateConversation(trx, answer.request_id)
    await notifyDesk(trx, app, { news: "bounced", id: answer.request_id })
  },
}

/** Returns the Message-IDs of a conversation, oldest first: the first mail or the confirmation, then all messages. */
export async function referencesOf(db: Database, requestId: number): Promise<string[]> {
  const began = await db
    .selectFrom("request")
    .select("message_id")
    .where("id", "=", requestId)
    .where("message_id", "!=", "")
    .execute()
  const confirmation = await db
    .selectFrom("outbox")
    .innerJoin("outbox_item", "outbox_item.outbox_id", "outbox.id")
    .select("outbox.message_id")
    .where("outbox.kind", "=", "confirmation")
    .where("outbox_item.request_id", "=", requestId)
    .execute()
  const messages = await db
    .selectFrom("message")
    .select("message_id")
    .where("request_id", "=", requestId)
    .where("message_id", "!=", "")
    .orderBy("at")
    .execute()
  return [...began, ...confirmation, ...messages].map(({ message_id }) => message_id)
}
