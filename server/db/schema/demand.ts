import type { DemandKind } from "#contract/demand-constants.ts"
import type { Language } from "#contract/language.ts"
import { id, integer, table, text } from "../declare-table.ts"

export const demandTables = {
  /** Unanswered searches and requests, counted per week. Holds no personal data. */
  demand: table(
    {
      /** Monday of the week. */
      week: text(),
      /** "searches" counts all searches, found or not; "quota" the new terms of the day in `term`. */
      kind: text<DemandKind | "searches" | "quota">(),
      /** "" for everything that may not be stored. */
      term: text(),
      lang: text<Language | "">(),
      count: integer(),
    },
    { key: ["term", "week", "kind", "lang"], indexes: { demand_by_week: ["week"] } },
  ),
  /** Page views of people. Holds no personal data. */
  visit: table(
    {
      day: text(),
      /** Path without language. */
      page: text(),
      lang: text<Language>(),
      /** Host of the page before; "" for none, and for pages of this site. */
      referrer: text(),
      count: integer(),
    },
    { key: ["day", "page", "lang", "referrer"], since: "011-visits" },
  ),
  /** Terms hidden from the demand board, without punctuation. */
  demand_ignored: table({ term: text().key() }),
  /** An alternative number for a part of the catalogue; both also folded. */
  part_alias: table(
    { id: id(), alias: text(), alias_key: text(), partnumber: text(), number_key: text(), created_at: text() },
    { unique: { part_alias_by_alias: ["alias_key"] }, indexes: { part_alias_by_number: ["number_key"] } },
  ),
}
