import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"
import { indexRow, isSearched, learnRowWhere } from "./003-search-words.ts"

/** Leaves parts of a set under construction to the import, which adds them to the full-text table many at once. */
export const indexInBulk = (engine: "sqlite" | "postgres"): Migration => ({
  async up(db: Kysely<unknown>) {
    if (engine === "postgres") return
    await sql`drop trigger part_index_insert`.execute(db)
    const statements = `${indexRow} ${learnRowWhere("true")}`
    await sql
      .raw(`create trigger part_index_insert after insert on part when ${isSearched} begin ${statements} end`)
      .execute(db)
  },
})
