import { mailOwners } from "#server/auth/mail-owners.ts"
import type { AppContext } from "#server/app-context.ts"
import { type AccountMailSource, accountMail } from "#server/mail/draft.ts"
import { domainOf } from "#server/mail/enqueue-mails.ts"
import { lookAtAll } from "./look.ts"
import { writeFinding } from "./store.ts"

const leastMs = 3_600_000

/**
 * Stores what the checks find, and mails the owners when a finding turns bad and when it is well again, at most once an
 * hour. What somebody ignores is told to nobody.
 */
export async function watchFindings(app: AppContext): Promise<void> {
  const { db, config, clock, mail } = app
  const now = clock()
  const findings = await lookAtAll(app)
  const isTold = await db.transaction().execute(async (trx) => {
    for (const { check, state, since } of findings) await writeFinding(trx, check, { state, since })
    const rows = await trx.selectFrom("finding").selectAll().execute()
    const isBad = ({ state, ignored_by }: (typeof rows)[number]) => state === "fault" && ignored_by === ""
    const changed = rows.filter((row) => isBad(row) !== (row.told === "fault"))
    const newest =
      rows
        .map(({ told_at }) => told_at)
        .toSorted()
        .at(-1) ?? ""
    const isSoon = newest !== "" && now.getTime() - Date.parse(newest) < leastMs
    if (changed.length === 0 || config.mail === null || isSoon) return false
    for (const row of changed)
      await trx
        .updateTable("finding")
        .set({ told: isBad(row) ? "fault" : "fine", told_at: now.toISOString() })
        .where("name", "=", row.name)
        .execute()
    await mailOwners(trx, "finding", { now, domain: domainOf(config.mail.from) })
    return true
  })
  if (isTold) mail.resume()
}

/** Tells an owner what of the site is broken; nothing broken means that all is well again. */
export const findingMailSource: AccountMailSource = async (db, { company, publicUrl }) => {
  const rows = await db.selectFrom("finding").select("name").where("told", "=", "fault").orderBy("name").execute()
  const isWell = rows.length === 0
  return accountMail(isWell ? `Wieder in Ordnung / Well again: ${company}` : `Störung / Fault: ${company}`, [
    isWell
      ? "Was gemeldet war, ist wieder in Ordnung.\nWhat was reported is well again."
      : "Die Website meldet eine Störung.\nThe site reports a fault.",
    rows.map(({ name }) => `  ${name}`).join("\n"),
    `${publicUrl}/dashboard/settings/health`,
  ])
}
