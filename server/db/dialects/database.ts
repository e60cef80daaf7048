import type { Kysely } from "kysely"
import type { Tables } from "../schema.ts"

/** The site's tables, on whichever engine. */
export type Database = Kysely<Tables>
