import { sql } from "kysely"
import { beforeAll, expect, it } from "vitest"
import { auditQuerySchema } from "#contract/audit.ts"
import { onMeasuredEngines } from "#tests/harness/engines.ts"
import { processorMs } from "#tests/harness/processor-time.ts"
import { explainAll, learnStatistics } from "#tests/harness/query-plans.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"
import { readLogPage } from "./read-log.ts"
import { readLogRows } from "./store.ts"

const each = 50_000

onMeasuredEngines("a log of 100,000 entries", (open) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite(open())
    const { db } = open()
    await db.deleteFrom("audit").execute()
    const two = (value: string) => sql.raw(`substr(cast(100 + ${value} as text), 2)`)
    const time = sql`'2026-' || ${two("i % 12 + 1")} || '-' || ${two("i % 28 + 1")} || 'T' || ${two("i % 24")} || ':00:00Z'`
    const numbers = sql`with recursive numbers (i) as (select 1 union all select i + 1 from numbers where i < ${sql.lit(each)})`
    const who = sql`'Anna Reimer', i % 5 + 1`
    await sql`insert into audit (at, event, kind, record_id, title, who, account_id)
      ${numbers} select ${time}, 'deleted', 'service', cast(i as text), 'Titel ' || i, ${who} from numbers`.execute(db)
    await sql`insert into history (replaced_at, kind, record_id, version, data, title, replaced_by, account_id)
      ${numbers} select ${time}, 'service', cast(i % 2000 as text), i / 2000, ${sql.lit("x".repeat(1_000))}, 'Titel ' || i, ${who}
      from numbers`.execute(db)
    await learnStatistics(open())
  })

  it.each([
    ["the first page", ""],
    ["a page in the middle", "page=1000"],
    ["the last page", "page=2000"],
    ["a person's entries", "person=3"],
    ["their last ones", "person=3&page=400"],
    ["what is in the trash", "kind=trash&page=500"],
    ["a week", "from=2026-06-01&to=2026-06-07"],
  ])("shows %s at little cost", async (_name, query) => {
    const asked = auditQuerySchema.parse(Object.fromEntries(new URLSearchParams(query)))
    const times: number[] = []
    for (let turn = 0; turn < 3; turn++) {
      const begin = processorMs()
      expect((await readLogPage(site.app, asked)).items.length).toBe(50)
      times.push(processorMs() - begin)
    }
    expect(Math.min(...times)).toBeLessThan(400)
  })

  it("finds the first page in the indexes, without sorting", async () => {
    const plans = await explainAll(open(), (db) => readLogRows(db, {}, { limit: 50 }))
    const keys = plans.find(({ query }) => query.includes("union all") && query.includes("limit"))
    const plan = keys?.plan.join("\n") ?? ""
    expect(plan).toMatch(/audit_by_time[^]*history_by_time/u)
    expect(plan).not.toMatch(/TEMP B-TREE|-> {2}Sort {2}\(/u)
  })

  it("has the same order from both ends", async () => {
    const { db } = open()
    const newest = await readLogRows(db, {}, { limit: 100, offset: 2 * each - 150 })
    const oldest = await readLogRows(db, {}, { limit: 100, offset: 50, fromOldest: true })
    expect(oldest).toEqual(newest)
  })
})
