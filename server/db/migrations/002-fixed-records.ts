import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

/** Inserts the settings and the four text pages, which always exist, empty. */
export const insertFixedRecords: Migration = {
  async up(db: Kysely<unknown>) {
    for (const link of ["contact", "privacy-policy", "careers", "gas-turbina"])
      await sql`insert into page
        (link, text_de, text_en, text_ru, updated_at_de, updated_at_en, updated_at_ru, version, created_at, updated_at)
        values (${link}, '', '', '', '', '', '', 0, '', '') on conflict do nothing`.execute(db)
    await sql`insert into settings
      (id, phone, email, address, footer_text, footer_text_en, footer_text_ru, company_name, short_name, managing_director,
       register_entry, vat_id, opening_hours_de, opening_hours_en, opening_hours_ru, reply_promise_de, reply_promise_en,
       reply_promise_ru, updated_at_de, updated_at_en, updated_at_ru, version, updated_at)
      values (1, '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', 0, '')
      on conflict do nothing`.execute(db)
  },
}
