import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"
import { createDeclared } from "../create-tables.ts"
import { declaredTables } from "../schema/tables.ts"
import { firstMigration } from "./001-tables.ts"

const migration = "010-desk"

/** Adds the promise for plants that are down, which mails about inquiries an account wants, and who has read what. */
export const addDeskNews = (engine: "sqlite" | "postgres"): Migration => ({
  async up(db: Kysely<Record<"request" | "admin" | "inquiry_reading", Record<string, string>>>) {
    await createDeclared(db, engine, declaredTables, { migration, first: firstMigration })
    // What was read counts as read by everybody.
    await db
      .insertInto("inquiry_reading")
      .columns(["request_id", "account_id", "at"])
      .expression((eb) =>
        eb
          .selectFrom(["request", "admin"])
          .select(["request.id", "admin.id as account_id", "request.read_at"])
          .where("request.read_at", "is not", null),
      )
      .execute()
  },
})
