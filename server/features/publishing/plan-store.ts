import type { Plan, PlanInput, PublishedKind } from "#contract/publishing.ts"
import { recordIdOf } from "#server/records/record-id.ts"
import type { Language } from "#contract/language.ts"
import type { Changer } from "#server/changer.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { RecordId } from "#server/records/define-record.ts"
import { readAccountNames } from "#server/records/account-names.ts"

/** Record and languages of a plan, as stored. */
interface PlannedPart {
  languages: Language[]
  others: boolean
}

export type StoredPlan = Omit<Plan, "title"> & { title: string; account_id: number | null }

/** Returns pending and failed plans of a record, or of all, earliest first. */
export async function listPlans(db: Database, of: { kind: PublishedKind; id: RecordId } | null): Promise<Plan[]> {
  let query = db.selectFrom("plan").selectAll().where("state", "<>", "done").orderBy("at").orderBy("id")
  if (of) query = query.where("kind", "=", of.kind).where("record_id", "=", String(of.id))
  return present(db, await query.execute())
}

/** Returns the due plans, earliest first. */
export async function listDuePlans(db: Database, now: string): Promise<StoredPlan[]> {
  const rows = await db
    .selectFrom("plan")
    .selectAll()
    .where("state", "=", "waiting")
    .where("at", "<=", now)
    .orderBy("at")
    .orderBy("id")
    .execute()
  const plans = await present(db, rows)
  return plans.map((plan, index) => ({ ...plan, account_id: rows[index]?.account_id ?? null }))
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
  { app, account }: Changer,
  { kind, id, at, act, languages: of, others }: PlanInput,
): Promise<void> {
  await removePlans(db, { kind, id, act }, (plan) => shareLanguage(plan.languages, of))
  await db
    .insertInto("plan")
    .values({
      kind,
      record_id: id,
      at,
      act,
      languages: JSON.stringify({ languages: of, others } satisfies PlannedPart),
      state: "waiting",
      account_id: account.id,
      planned_by: account.name,
      created_at: app.clock().toISOString(),
    })
    .execute()
}

/** Returns whether two plans are about the same language; none named means all. */
const shareLanguage = (one: readonly Language[], other: readonly Language[]) =>
  one.length === 0 || other.length === 0 || one.some((language) => other.includes(language))

/** Removes the plans of a record for one act, or those that meet the condition. */
export async function removePlans(
  db: Database,
  { kind, id, act }: Pick<PlanInput, "kind" | "act"> & { id: RecordId },
  isMeant: (plan: Plan) => boolean = () => true,
): Promise<void> {
  const own = (await listPlans(db, { kind, id })).filter((plan) => plan.act === act && isMeant(plan))
  const ids = own.map(({ plan }) => plan)
  if (ids.length > 0) await db.deleteFrom("plan").where("id", "in", ids).execute()
}

/** Removes one plan; returns it, or null when there is none. */
export async function removePlan(db: Database, plan: number): Promise<Row | null> {
  return (await db.deleteFrom("plan").where("id", "=", plan).returningAll().executeTakeFirst()) ?? null
}

/** Stores the outcome of a plan. */
export async function endPlan(db: Database, plan: number, state: "done" | "failed", reason: string): Promise<void> {
  await db.updateTable("plan").set({ state, reason }).where("id", "=", plan).execute()
}
