import type { SiteFinding } from "#contract/finding.ts"
import { checks } from "./checks.ts"
import type { Check, CheckContext, CheckOutcome } from "./check.ts"

/** Runs every check; one that fails is itself a fault. Changes nothing. */
export async function lookAtAll(app: CheckContext): Promise<SiteFinding[]> {
  const rows = await app.db.selectFrom("finding").selectAll().execute()
  const stored = new Map(rows.map((row) => [row.name, row]))
  const findings: SiteFinding[] = []
  for (const check of checks) {
    const { state, count = null, detail = "" } = await outcomeOf(app, check)
    const row = stored.get(check.name)
    const since = row?.state === state ? row.since : app.clock().toISOString()
    findings.push({ check: check.name, state, count, detail, since, ignored_by: row?.ignored_by ?? "" })
  }
  return findings
}

async function outcomeOf(app: CheckContext, check: Check): Promise<CheckOutcome> {
  try {
    return await check.run(app)
  } catch (error) {
    app.log.error({ err: error, check: check.name }, "a check failed")
    return { state: "fault" }
  }
}
