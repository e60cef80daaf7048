import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"
import { createDeclared } from "../create-tables.ts"
import { declaredTables } from "../schema/tables.ts"
import { firstMigration } from "./001-tables.ts"

const migration = "007-translations"

/** Adds when translations were written and marked as current, and who wants mails about drafts. */
export const addTranslationDates = (engine: "sqlite" | "postgres"): Migration => ({
  up: (db: Kysely<unknown>) => createDeclared(db, engine, declaredTables, { migration, first: firstMigration }),
})
