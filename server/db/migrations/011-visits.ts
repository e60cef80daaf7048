import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"
import { createDeclared } from "../create-tables.ts"
import { declaredTables } from "../schema/tables.ts"
import { firstMigration } from "./001-tables.ts"

/** Adds the table of page views. */
export const addVisitTable = (engine: "sqlite" | "postgres"): Migration => ({
  up: (db: Kysely<unknown>) =>
    createDeclared(db, engine, declaredTables, { migration: "011-visits", first: firstMigration }),
})
