import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"
import type { EngineDialect } from "../dialects/dialect.ts"
import type { Tables } from "../schema.ts"

/** Which parts stand in the index in their natural order, so that the first of many hits need not be looked up one by one. */
export const createPartOrder = (dialect: EngineDialect): Migration => ({
  up: (db: Kysely<Tables>) => dialect.searchIndex.createOrder(db),
})
