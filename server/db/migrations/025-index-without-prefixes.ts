import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

const columns = "number_pieces, subst_pieces, words_de, words_en, words_ru"
const tokenizer = "unicode61 remove_diacritics 0 categories 'L* M* N* P* S* C*'"

/**
 * Makes the full-text table again without its index of prefixes, which was more than half of it and a third of the
 * writing, and read only by searches for one or two characters.
 */
export const indexWithoutPrefixes = (engine: "sqlite" | "postgres"): Migration => ({
  async up(db: Kysely<unknown>) {
    if (engine === "postgres") return
    for (const statement of [
      "drop table part_index",
      `create virtual table part_index using fts5 (${columns}, content = '', contentless_delete = 1, tokenize = "${tokenizer}")`,
      "insert into part_index (part_index, rank) values ('automerge', 16), ('crisismerge', 1900), ('deletemerge', 0)",
      `insert into part_index (rowid, ${columns}) select part_set * 4294967296 + id, ${columns} from part
        where part_set not in (select id from part_set where state = 'building') order by part_set, id`,
    ])
      await sql.raw(statement).execute(db)
  },
})
