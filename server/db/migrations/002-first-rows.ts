import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"
import { shippedTemplates } from "./002-templates.ts"

type Row = Record<string, unknown>
type FirstTables = Record<"content_state" | "counter" | "page" | "settings" | "template", Row>

/** Inserts the rows that always exist, and the answer templates of a new site. */
export const insertFirstRows: Migration = {
  async up(db: Kysely<FirstTables>) {
    await db.insertInto("content_state").values({ id: 1 }).execute()
    await db.insertInto("counter").values({ name: "part" }).execute()
    await db.insertInto("settings").values({ id: 1, version: 0 }).execute()
    for (const link of ["contact", "privacy-policy", "careers", "gas-turbina"])
      await db.insertInto("page").values({ link, version: 0 }).execute()
    for (const [index, texts] of shippedTemplates.entries())
      await db
        .insertInto("template")
        .values({ ...texts, position: index + 1, updated_at: "" })
        .execute()
  },
}
