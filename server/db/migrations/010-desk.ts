import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"
import { createDeclared } from "../create-tables.ts"
import { declaredTables } from "../schema/tables.ts"
import { firstMigration } from "./001-tables.ts"

const migration = "010-desk"

/** Adds the promise for plants that are down. */
export const addDeskNews = (engine: "sqlite" | "postgres"): Migration => ({
  up: (db: Kysely<unknown>) => createDeclared(db, engine, declaredTables, { migration, first: firstMigration }),
})
