import type { Plan, PlanInput, PublishedKind } from "#contract/publishing.ts"
import type { Language } from "#contract/language.ts"
import { type Caller, type Maker, makerOf } from "#server/caller.ts"
import { idsOf } from "#server/db/chunks.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { type RecordId, recordIdOf } from "#server/records/define-record.ts"
import { readAccountNames } from "#server/records/account-names.ts"

/** Record and languages of a plan, as stored. */
interface PlannedPart {
  languages: Language[]
  others: boolean
}

/** Why a plan that has not failed waits for somebody who may publish; "" while it runs by itself. */
export type Doubt = "" | "draft_changed" | "forbidden"

export type StoredPlan = Plan & Maker & { draft_version: number }

/** Returns pending and failed plans of a record, or of all, earliest first. */
export async function listPlans(db: Database, record: { kind: PublishedKind; id: RecordId } | null): Promise<Plan[]> {
  let query = db.selectFrom("plan").selectAll().where("state", "<>", "done").orderBy("at").orderBy("id")
  if (record) query = query.where("kind", "=", record.kind).where("record_id", "=", String(record.id))
  return present(db, await query.execute())
}

/** Returns the ids of due plans that need no confirmation, earliest first. */
export async function listDuePlans(db: Database, now: string): Promise<number[]> {
  const due = db.selectFrom("plan").select("id").where("state", "=", "waiting").where("reason", "=", "")
  return idsOf(await due.where("at", "<=", now).orderBy("at").orderBy("id").execute())
}

/** Returns a plan that has neither run nor failed; null when there is none. */
export async function findPlan(db: Database, plan: number): Promise<StoredPlan | null> {
  const row = await db
    .selectFrom("plan")
    .selectAll()
    .where("id", "=", plan)
    .where("state", "=", "waiting")
    .executeTakeFirst()
  if (!row) return null
  const [shown] = await present(db, [row])
  return shown ? { ...shown, account_id: row.account_id, key_id: row.key_id, draft_version: row.draft_version } : null
}

type Row = Awaited<ReturnType<typeof selectAll>>[number]
const selectAll = (db: Database) => db.selectFrom("plan").selectAll().execute()

async function present(db: Database, rows: readonly Row[]): Promise<Plan[]> {
  const names = await readAccountNames(db, rows)
  return rows.map(({ id, kind, record_id, at, act, languages, state, reason, account_id, planned_by }) => ({
    plan: id,
    kind,
    id: recordIdOf(record_id),
    title: "",
    at,
    act,
    ...(JSON.parse(languages) as PlannedPart),
    state,
    reason,
    planned_by: names.get(account_id ?? 0) ?? planned_by,
  }))
}

/** Stores a plan, replacing the record's plans for the same act that share a language with it. */
export async function insertPlan(
  db: Database,
  { app, account }: Caller,
  { kind, id, at, act, languages: planLanguages, others }: PlanInput,
  draft_version: number,
): Promise<void> {
  await removePlans(db, { kind, id, act }, (plan) => shareLanguage(plan.languages, planLanguages))
  await db
    .insertInto("plan")
    .values({
      kind,
      record_id: id,
      at,
      act,
      languages: JSON.stringify({ languages: planLanguages, others } satisfies PlannedPart),
      state: "waiting",
      ...makerOf(account),
      draft_version,
      planned_by: account.name,
      created_at: app.clock().toISOString(),
    })
    .execute()
}

/** Returns whether two plans are about the same language; none named means all. */
const shareLanguage = (left: readonly Language[], right: readonly Language[]) =>
  left.length === 0 || right.length === 0 || left.some((language) => right.includes(language))

/** Removes the plans of a record for one act, or those that meet the condition. */
export async function removePlans(
  db: Database,
  { kind, id, act }: Pick<PlanInput, "kind" | "act"> & { id: RecordId },
  isMeant: (plan: Plan) => boolean = () => true,
): Promise<void> {
  const samePlans = (await listPlans(db, { kind, id })).filter((plan) => plan.act === act && isMeant(plan))
  const ids = samePlans.map(({ plan }) => plan)
  if (ids.length > 0) await db.deleteFrom("plan").where("id", "in", ids).execute()
}

/** Removes one plan; returns it, or null when there is none. */
export async function removePlan(db: Database, plan: number): Promise<Row | null> {
  return (await db.deleteFrom("plan").where("id", "=", plan).returningAll().executeTakeFirst()) ?? null
}

/** Makes a plan wait for a confirmation, or lets it run again as its confirmer's. */
export async function setDoubt(
  db: Database,
  plan: number,
  reason: Doubt,
  confirmed: Partial<Maker & { planned_by: string; draft_version: number }> = {},
): Promise<void> {
  await db
    .updateTable("plan")
    .set({ reason, ...confirmed })
    .where("id", "=", plan)
    .execute()
}

/** Moves the plans for a draft's former version to its new one; other plans keep waiting. */
export async function followDraft(
  db: Database,
  plans: readonly number[],
  { from, to }: { from: number; to: number },
): Promise<void> {
  if (plans.length > 0)
    await db
      .updateTable("plan")
      .set({ draft_version: to })
      .where("id", "in", plans)
      .where("draft_version", "=", from)
      .execute()
}

/** Stores the outcome of a plan. */
export async function endPlan(db: Database, plan: number, state: "done" | "failed", reason: string): Promise<void> {
  await db.updateTable("plan").set({ state, reason }).where("id", "=", plan).execute()
}
