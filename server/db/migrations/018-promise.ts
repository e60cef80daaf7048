import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"
import { shippedTemplates } from "./018-promise/templates.ts"

const types = { sqlite: "text", postgres: 'text collate "C"' }
const workdays = ["mon", "tue", "wed", "thu", "fri"]
const freeDays = ["sat", "sun"]

/** Adds working hours and the promised response time, and the first answer templates. */
export const addPromise = (engine: keyof typeof types): Migration => ({
  async up(db: Kysely<unknown>) {
    const hours = (day: string, value: string) => `working_hours_${day} ${types[engine]} not null default '${value}'`
    for (const column of [
      ...workdays.map((day) => hours(day, "8:00–17:00")),
      ...freeDays.map((day) => hours(day, "")),
      "reply_hours integer not null default 8",
      `holidays ${types[engine]} not null default ''`,
    ])
      await sql.raw(`alter table settings add column ${column}`).execute(db)
    const tables = db as Kysely<{ template: Record<string, unknown> }>
    for (const [index, texts] of shippedTemplates.entries())
      await tables
        .insertInto("template")
        .values({ ...texts, position: index + 1, updated_at: "" })
        .execute()
  },
})
