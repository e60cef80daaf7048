import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"
import { createDeclared } from "../create-tables.ts"
import { declaredTables } from "../schema/tables.ts"
import { firstMigration } from "./001-tables.ts"

const migration = "012-record-presence"

/** Adds who has a record open. */
export const addRecordPresence = (engine: "sqlite" | "postgres"): Migration => ({
  up: (db: Kysely<unknown>) => createDeclared(db, engine, declaredTables, { migration, first: firstMigration }),
})
