import { localized } from "#contract/localized.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { PictureLoader } from "./load-pictures.ts"
import { localHtml, readPartners } from "./read-content.ts"

export async function loadPartners(db: Database, pictures: PictureLoader, now: string): Promise<void> {
  const dates = { created_at: now, updated_at: now, ...localized("updated_at", now) }
  for (const [index, { image, text }] of readPartners().entries()) {
    const { id } = await db
      .insertInto("partner")
      .values({ ...localHtml("text", text), position: index + 1, deleted_at: null, ...dates })
      .returning("id")
      .executeTakeFirstOrThrow()
    await pictures.attach(db, "partner", id, [image])
  }
}
