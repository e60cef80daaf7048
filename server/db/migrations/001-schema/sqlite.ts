/** Column types of SQLite. */
export const sqliteTypes = { id: "integer primary key autoincrement", text: "text", blob: "blob" }

/**
 * Trigger statements that add the words of a row to the known ones, with the languages that show them as bits 1, 2 and
 * 4.
 */
const learnRow = (["de", "en", "ru"] as const)
  .map((language, index) => {
    const words = String.raw`replace(replace(replace(replace(substr(new.words_${language}, 3), '\', '\\'), '"', '\"'), char(31), '\u001f'), '  ', '","')`
    const bit = 2 ** index
    return `insert into part_index_word (word, languages) select value, ${bit} from json_each('["' || ${words} || '"]') where length(value) > 2 on conflict (word) do update set languages = languages | ${bit} where ~languages & ${bit};`
  })
  .join(" ")

/**
 * The search index: whole words and trigrams of numbers in a contentless full-text table, the known words with their
 * trigrams, and which parts are in natural order. Triggers on the parts write all of them; a set has room for
 * 4294967296 ids.
 */
export const sqliteSearch: string[] = [
  `create virtual table part_index using fts5 (number_pieces, subst_pieces, words_de, words_en, words_ru, content = '', contentless_delete = 1, tokenize = "unicode61 remove_diacritics 0 categories 'L* M* N* P* S* C*'", prefix = '1 2')`,
  // Merging segments is spread over many writes and never done at once, nor by deletes, so that no write takes long.
  "insert into part_index (part_index, rank) values ('automerge', 16), ('crisismerge', 1900), ('deletemerge', 0)",
  "create table part_index_word (id integer primary key, word text not null unique, languages integer not null default 0)",
  "create virtual table part_index_piece using fts5 (word, content = 'part_index_word', content_rowid = 'id', tokenize = 'trigram case_sensitive 1')",
  "create trigger part_index_word_insert after insert on part_index_word begin insert into part_index_piece (rowid, word) values (new.id, new.word); end",
  "create trigger part_index_insert after insert on part begin insert into part_index (rowid, number_pieces, subst_pieces, words_de, words_en, words_ru) values (new.part_set * 4294967296 + new.id, new.number_pieces, new.subst_pieces, new.words_de, new.words_en, new.words_ru); end",
  "create trigger part_index_delete after delete on part begin delete from part_index where rowid = old.part_set * 4294967296 + old.id; end",
  `create trigger part_index_update after update on part when old.part_set is not new.part_set or old.id is not new.id or old.number_pieces is not new.number_pieces or old.subst_pieces is not new.subst_pieces or old.words_de is not new.words_de or old.words_en is not new.words_en or old.words_ru is not new.words_ru begin delete from part_index where rowid = old.part_set * 4294967296 + old.id; insert into part_index (rowid, number_pieces, subst_pieces, words_de, words_en, words_ru) values (new.part_set * 4294967296 + new.id, new.number_pieces, new.subst_pieces, new.words_de, new.words_en, new.words_ru); ${learnRow} end`,
  `create trigger part_index_learn after insert on part when not exists (select 1 from part_set where id = new.part_set and state = 'building') begin ${learnRow} end`,
  "create table part_index_order (part_set integer primary key, ordered_to integer not null, done integer not null)",
  "create table part_index_out_of_order (position integer primary key)",
  "create trigger part_order_insert after insert on part when exists (select 1 from part_index_order where part_set = new.part_set and ordered_to >= new.id) begin insert or ignore into part_index_out_of_order (position) values (new.part_set * 4294967296 + new.id); end",
  "create trigger part_order_update after update of part_set, id, sort_key on part when (old.part_set is not new.part_set or old.id is not new.id or old.sort_key is not new.sort_key) and exists (select 1 from part_index_order where part_set = new.part_set and ordered_to >= new.id) begin insert or ignore into part_index_out_of_order (position) values (new.part_set * 4294967296 + new.id); end",
  "create trigger part_order_forget after delete on part_set begin delete from part_index_order where part_set = old.id; delete from part_index_out_of_order where position between old.id * 4294967296 and old.id * 4294967296 + 4294967295; end",
]
