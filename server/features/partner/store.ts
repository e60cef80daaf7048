import type { Image } from "#contract/image.ts"
import type { Database } from "#server/db/dialects/dialect.ts"
import { listImages } from "#server/media/image-store.ts"

export interface Partner {
  id: number
  text_de: string
  text_en: string
  text_ru: string
  images: Image[]
}

export async function listPartners(db: Database): Promise<Partner[]> {
  const rows = await db
    .selectFrom("partner")
    .select(["id", "text_de", "text_en", "text_ru"])
    .where("deleted_at", "is", null)
    .orderBy("position")
    .orderBy("id")
    .execute()
  const images = await listImages(
    db,
    "partner",
    rows.map((row) => row.id),
  )
  return rows.map((row) => ({ ...row, images: images.get(String(row.id)) ?? [] }))
}
