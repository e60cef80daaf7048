import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"
import { createDeclared } from "../create-tables.ts"
import { declaredTables } from "../schema/tables.ts"
import { firstMigration } from "./001-tables.ts"

const migration = "004-offers"

/** Adds offers, with the defaults of new ones. */
export const addOffers = (engine: "sqlite" | "postgres"): Migration => ({
  async up(db: Kysely<Record<"offer_settings", Record<string, unknown>>>) {
    await createDeclared(db, engine, declaredTables, { migration, first: firstMigration })
    await db.insertInto("offer_settings").values({ id: 1 }).execute()
  },
})
