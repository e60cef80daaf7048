import type { Kysely, UpdateObject } from "kysely"
import type { Tables } from "../schema.ts"

const rowsPerStep = 1_000

type Texts = Pick<Tables["part"], "partnumber" | "subst_part" | "description_de" | "description_en" | "description_ru">

/** Writes what the search compares into every part, made anew of its texts. */
export async function foldParts(
  db: Kysely<Tables>,
  keysOf: (texts: Texts) => UpdateObject<Tables, "part">,
): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom("part")
      .select(["row_id", "partnumber", "subst_part", "description_de", "description_en", "description_ru"])
      .where("row_id", ">", after)
      .orderBy("row_id")
      .limit(rowsPerStep)
      .execute()
    if (rows.length === 0) return
    for (const row of rows) await db.updateTable("part").set(keysOf(row)).where("row_id", "=", row.row_id).execute()
    after = rows.at(-1)?.row_id ?? after
  }
}
