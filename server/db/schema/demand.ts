import type { Generated } from "kysely"
import type { DemandKind } from "#contract/demand.ts"
import type { Language } from "#contract/language.ts"

export interface DemandTables {
  demand: DemandTable
  demand_ignored: DemandIgnoredTable
  part_alias: PartAliasTable
}

/** Unanswered searches and requests, counted per week. Holds no personal data. */
interface DemandTable {
  /** Monday of the week. */
  week: string
  /** "searches" counts all searches, found or not; "quota" the new terms of the day in `term`. */
  kind: DemandKind | "searches" | "quota"
  /** "" for everything that may not be stored. */
  term: string
  lang: Language | ""
  count: number
}

/** Terms hidden from the demand board, without punctuation. */
interface DemandIgnoredTable {
  term: string
}

/** An alternative number for a part of the catalogue; both also folded. */
interface PartAliasTable {
  id: Generated<number>
  alias: string
  alias_key: string
  partnumber: string
  number_key: string
  created_at: string
}
