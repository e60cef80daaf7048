import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"
import { createDeclared } from "../create-tables.ts"
import { declaredTables } from "../schema/tables.ts"
import { firstMigration } from "./001-tables.ts"

const migration = "006-company"

/** Adds what makes the site the company's own: every page as content, particulars of the company, findings. */
export const addCompany = (engine: "sqlite" | "postgres"): Migration => ({
  async up(db: Kysely<Record<"page" | "settings", Record<string, unknown>>>) {
    await createDeclared(db, engine, declaredTables, { migration, first: firstMigration })
    // Inquiries of a site that was in use have had these letters.
    await db.updateTable("settings").set({ reference_prefix: "LT" }).where("version", ">", 0).execute()
    for (const link of ["home", "spare-parts", "partners", "imprint"])
      await db.insertInto("page").values({ link, version: 0 }).execute()
  },
})
