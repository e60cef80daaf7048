import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { expect } from "vitest"

export type Rows = Record<string, string | number | null>[]
export type Query = (sql: string, ...values: (string | number)[]) => Rows

/** Opens the database of a stopped site as the next start would, checks its integrity, and passes it to the test. */
export function checkDatabase(dataDir: string, look: (query: Query) => void = () => undefined): void {
  const database = new DatabaseSync(join(dataDir, "site.db"), { timeout: 5_000 })
  try {
    expect(database.prepare("pragma integrity_check").all()).toEqual([{ integrity_check: "ok" }])
    expect(database.prepare("pragma foreign_key_check").all()).toEqual([])
    look((sql, ...values) => database.prepare(sql).all(...values) as Rows)
  } finally {
    database.close()
  }
}

/** Asserts that related rows exist together. */
export function expectNothingHalf(query: Query): void {
  expect(query("select * from image where hash not in (select hash from picture)")).toEqual([])
  expect(query("select hash from picture where length(bytes) = 0")).toEqual([])
  expect(query("select id from spare where part_set not in (select id from part_set where state = 'living')")).toEqual(
    [],
  )
  expect(query("select * from part where spare_id not in (select id from spare)")).toEqual([])
  expect(
    query(
      `select spare.id from spare where parts_total <> (select count(*) from part where part.part_set = spare.part_set)`,
    ),
  ).toEqual([])
  expect(
    query(
      "select * from service where deleted_at is null and not exists (select 1 from image where owner_kind = 'service' and owner_id = service.id)",
    ),
  ).toEqual([])
  expect(query("select id from application where id not in (select application_id from application_file)")).toEqual([])
  expect(
    query(
      "select * from trash where kind = 'part' and cast(record_id as integer) in (select part.id from part join spare on spare.part_set = part.part_set)",
    ),
  ).toEqual([])
}
