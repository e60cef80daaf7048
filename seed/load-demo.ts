import { textPageLinks } from "#contract/text-page.ts"
import type { AppContext } from "#server/app-context.ts"
import { isUntouched, moveContentVersion } from "#server/db/content-state.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { writeSettings } from "#server/features/settings/store.ts"
import { insertService } from "#server/features/service/store.ts"
import { writeTextPage } from "#server/features/text-page/store.ts"
import { loadPartners } from "./load-partners.ts"
import { type PictureLoader, createPictureLoader } from "./load-pictures.ts"
import { loadProducts } from "./load-products.ts"
import { loadSpares } from "./load-spares.ts"
import { localHtml, localText, readDemoSettings, readPages, readServices } from "./read-content.ts"

/** Loads the demo content into an empty database, all or nothing; null when there is content already, or was once. */
export async function loadDemo({
  db,
  clock,
}: Pick<AppContext, "db" | "clock">): Promise<{ ms: number; services: number; parts: number } | null> {
  const started = performance.now()
  if (!(await isUntouched(db))) return null
  const now = clock().toISOString()
  const pictures = createPictureLoader(now)
  const counts = await db.transaction().execute(async (trx) => {
    await writeSettings(trx, readDemoSettings(), now)
    const services = await loadServices(trx, pictures, now)
    const { parts, ids } = await loadSpares(trx, pictures, now)
    await loadPages(trx, pictures, now)
    await loadProducts(trx, pictures, ids, now)
    await loadPartners(trx, pictures, now)
    await moveContentVersion(trx)
    return { services, parts }
  })
  return { ms: performance.now() - started, ...counts }
}

async function loadServices(db: Database, pictures: PictureLoader, now: string): Promise<number> {
  const services = readServices()
  for (const { images, title, summary, text, place } of services) {
    const input = { place, ...localText("title", title), ...localText("summary", summary), ...localHtml("text", text) }
    const id = await insertService(db, input, now)
    await pictures.attach(db, "service", id, images)
  }
  return services.length
}

async function loadPages(db: Database, pictures: PictureLoader, now: string): Promise<void> {
  for (const { link, images, text, parts } of readPages()) {
    if (!textPageLinks.includes(link)) continue
    await writeTextPage(db, link, localHtml("text", text), now)
    await pictures.attach(db, "page", link, images)
    for (const [index, part] of (parts ?? []).entries()) {
      const row = await db
        .insertInto("page_part")
        .values({
          page_id: link,
          ...localHtml("description", part.description),
          updated_at_de: now,
          updated_at_en: now,
          updated_at_ru: now,
          position: index + 1,
          deleted_at: null,
          created_at: now,
          updated_at: now,
        })
        .returning("id")
        .executeTakeFirstOrThrow()
      if (part.image) await pictures.attach(db, "page-part", row.id, [part.image])
    }
  }
}
