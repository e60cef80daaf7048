import type { Plan } from "#contract/publishing.ts"
import { rightsColumns, rightsOf } from "#server/auth/account-fields.ts"
import type { Caller } from "#server/caller.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { domainOf } from "#server/mail/enqueue-mails.ts"
import { addMessage } from "#server/mail/outbox-store.ts"
import { recordAudit } from "#server/records/audit-store.ts"

/** Logs that a plan failed or waits, and mails its maker; everybody who may publish when the maker no longer may. */
export async function noticePlan(
  trx: Database,
  { app, account }: Caller,
  { plan, kind, id }: Plan,
  event: "plan_failed" | "plan_waits",
  detail: string,
): Promise<void> {
  await recordAudit(trx, { app, account }, event, { kind, id, detail })
  if (app.config.mail === null) return
  const message = { now: app.clock(), domain: domainOf(app.config.mail.from) }
  const stored = await trx.selectFrom("plan").select("account_id").where("id", "=", plan).executeTakeFirst()
  const people = await trx.selectFrom("admin").select("id").select(rightsColumns).where("email", "!=", "").execute()
  const able = people.filter((person) => rightsOf(person).abilities.includes("content.publish"))
  const maker = able.filter((person) => person.id === stored?.account_id)
  for (const person of maker.length > 0 ? maker : able)
    await addMessage(trx, "plan-fails", { account_id: person.id }, message)
}
