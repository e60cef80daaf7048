import type { DeskMail } from "#contract/inquiry-constants.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { MailingApp } from "#server/mail/draft.ts"
import { domainOf } from "#server/mail/enqueue-mails.ts"
import { addMessage } from "#server/mail/outbox-store.ts"
import { listDeskPeople } from "./desk-people.ts"
import { markUnread } from "./reading-store.ts"

interface Notification {
  news: DeskMail
  /** Id of the inquiry. */
  id: number
  /** Account that acts, and gets no mail about it; none for a customer or a program. */
  actor?: number | null
}

/**
 * Adds a mail about news of an inquiry to its owner, or to everybody on the desk where a plant is down and the inquiry
 * has no owner; not to accounts that have switched it off or have the same one waiting. What comes from outside makes
 * the inquiry unread.
 */
export async function notifyDesk(
  trx: Database,
  { config, clock }: MailingApp,
  { news, id: requestId, actor }: Notification,
): Promise<void> {
  if (news === "replied" || news === "bounced") await markUnread(trx, requestId)
  if (!config.mail) return
  const { owner_id } = await trx
    .selectFrom("request")
    .select("owner_id")
    .where("id", "=", requestId)
    .executeTakeFirstOrThrow()
  const everybody = owner_id === null && news === "urgent" ? (await listDeskPeople(trx)).map(({ id }) => id) : []
  const people = await trx
    .selectFrom("admin")
    .select("id")
    .where("id", "in", [owner_id ?? 0, ...everybody])
    .where("id", "!=", actor ?? 0)
    .where("email", "!=", "")
    .where("disabled_at", "is", null)
    .where(`mail_${news}`, "=", 1)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("outbox")
            .innerJoin("outbox_item", "outbox_item.outbox_id", "outbox.id")
            .select("outbox.id")
            .where("kind", "=", `desk-${news}`)
            .where("state", "=", "waiting")
            .where("request_id", "=", requestId)
            .whereRef("account_id", "=", "admin.id"),
        ),
      ),
    )
    .execute()
  const message = { now: clock(), domain: domainOf(config.mail.from) }
  for (const { id: account_id } of people)
    await addMessage(trx, `desk-${news}`, { request_id: requestId, account_id }, message)
}
