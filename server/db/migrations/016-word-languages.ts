import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"
import type { EngineDialect } from "../dialects/dialect.ts"
import type { Tables } from "../schema.ts"

/** In which languages each known word stands, so that a search in German does not follow English words. */
export const createWordLanguages = (dialect: EngineDialect): Migration => ({
  up: (db: Kysely<Tables>) => dialect.searchIndex.createLanguages(db),
})
