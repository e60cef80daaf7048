import type { Generated } from "kysely"
import type { DemandKind } from "#contract/demand.ts"
import type { Language } from "#contract/language.ts"

/** What was asked for in vain, added up for a week. Nobody can be told from it. */
export interface DemandTable {
  /** The Monday of the week. */
  week: string
  /** "searches" counts all searches, found or not; "quota" the new terms of the day that is its term. */
  kind: DemandKind | "searches" | "quota"
  /** "" for everything that may not be stored. */
  term: string
  lang: Language | ""
  count: number
}

/** Terms that are left out of the board, without their punctuation. */
export interface DemandIgnoredTable {
  term: string
}

/** A number that people use for a part of the catalogue; both also folded. */
export interface PartAliasTable {
  id: Generated<number>
  alias: string
  alias_key: string
  partnumber: string
  number_key: string
  created_at: string
}
