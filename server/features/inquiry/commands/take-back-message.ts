import { conflict, existing } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import { takeBackAnswer } from "#server/mail/outbox-store.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { releaseOfferOf } from "../offer-ties.ts"
import { findInquiry } from "../store.ts"
import { updateConversation } from "../update-conversation.ts"

/** Takes back an answer that is not sent yet; throws `not_found`, or `conflict` with `message_sent` once it may be. */
export async function takeBackMessage(caller: Caller, id: number): Promise<void> {
  const { app } = caller
  await app.db.transaction().execute(async (trx) => {
    const message = await trx
      .selectFrom("message")
      .select("request_id")
      .where("id", "=", id)
      .where("kind", "=", "out")
      .executeTakeFirst()
    const inquiry = existing(message && (await findInquiry(trx, message.request_id, app.clock())))
    if (!(await takeBackAnswer(trx, id))) throw conflict("message_sent", "This answer has left already")
    await releaseOfferOf(trx, id)
    await trx.deleteFrom("message").where("id", "=", id).execute()
    await updateConversation(trx, inquiry.id)
    const subject = { kind: "request", id: inquiry.id, title: inquiry.reference } as const
    await recordAudit(trx, caller, "answer_taken_back", subject)
  })
}
