import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"
import { createDeclared } from "../create-tables.ts"
import { declaredTables } from "../schema/tables.ts"
import { firstMigration } from "./001-tables.ts"

const migration = "013-suggested-inquiry"

/** Adds which inquiry a mail may continue that has begun one of its own. */
export const addSuggestedInquiry = (engine: "sqlite" | "postgres"): Migration => ({
  up: (db: Kysely<unknown>) => createDeclared(db, engine, declaredTables, { migration, first: firstMigration }),
})
