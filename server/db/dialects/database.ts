import type { Kysely } from "kysely"
import type { Tables } from "../schema/tables.ts"

/** The site's tables, on either engine. */
export type Database = Kysely<Tables>
