import { shortShare } from "#contract/inquiry-constants.ts"
import type { AppContext } from "#server/app-context.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { runJob } from "#server/db/run-job.ts"
import { germanTime, startOfGermanDay } from "#server/german-time.ts"
import { domainOf } from "#server/mail/enqueue-mails.ts"
import { addMessage } from "#server/mail/outbox-store.ts"
import { listDeskPeople } from "./desk-people.ts"
import { openOf } from "./promise-mail-source.ts"
import { isPastShare, readReplyPromises } from "./reply-promise.ts"
import { workingMinutes } from "./working-time.ts"

// German time.
const digestHour = "08"

/**
 * Warns owners when three quarters of the promised time are over, once per waiting message; at eight on a working day
 * lists open inquiries to everybody.
 */
export async function sendPromiseMails(app: AppContext): Promise<void> {
  if (!app.config.mail) return
  const now = app.clock()
  await app.db.transaction().execute(async (trx) => enqueue(trx, app, "promise-ends", await markWarned(trx, now)))
  app.mail.resume()
  const [day = "", time = ""] = germanTime(now.toISOString()).split(" ")
  const { usual } = await readReplyPromises(app.db)
  const start = startOfGermanDay(day)
  const isWorkday = workingMinutes(usual.time, start, new Date(start.getTime() + 86_400_000)) > 0
  if (!isWorkday || !time.startsWith(digestHour)) return
  await runJob(app, "desk-digest", start, async () => {
    const people = await peopleWithOpen(app.db, now)
    await app.db.transaction().execute((trx) => enqueue(trx, app, "desk-digest", people))
  })
  app.mail.resume()
}

/** Marks inquiries whose promise ends soon; returns their owners. */
async function markWarned(trx: Database, now: Date): Promise<number[]> {
  const promises = await readReplyPromises(trx)
  const rows = await trx
    .updateTable("request")
    .set({ promise_warned_at: now.toISOString() })
    .where("deleted_at", "is", null)
    .where("closed_at", "is", null)
    .where("owner_id", "is not", null)
    .where(isPastShare(promises, now, shortShare))
    .where((eb) =>
      eb.or([eb("promise_warned_at", "is", null), eb("promise_warned_at", "<", eb.ref("unanswered_since"))]),
    )
    .returning("owner_id")
    .execute()
  return rows.flatMap(({ owner_id }) => owner_id ?? [])
}

async function peopleWithOpen(db: Database, now: Date): Promise<number[]> {
  const people: number[] = []
  for (const { id } of await listDeskPeople(db)) if ((await openOf(db, id, now)).length > 0) people.push(id)
  return people
}

/** Adds one mail to each account with an address, in the transaction that notes the reason. */
async function enqueue(
  trx: Database,
  { config, clock }: Pick<AppContext, "config" | "clock">,
  kind: "promise-ends" | "desk-digest",
  ids: readonly number[],
): Promise<void> {
  if (!config.mail) return
  const message = { now: clock(), domain: domainOf(config.mail.from) }
  for (const account_id of new Set(ids)) await addMessage(trx, kind, { account_id }, message)
}
