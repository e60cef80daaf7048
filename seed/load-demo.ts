import { localized } from "#contract/localized.ts"
import { textPageLinks } from "#contract/text-page-constants.ts"
import type { AppContext } from "#server/app-context.ts"
import { isUntouched, bumpContentVersion } from "#server/db/content-state.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { serviceRecord } from "#server/features/service/record.ts"
import { settingsId, settingsRecord } from "#server/features/settings/record.ts"
import { noteDemo } from "#server/features/finding/store.ts"
import { pageBlockRecord } from "#server/features/text-page/block-record.ts"
import { textPageRecord } from "#server/features/text-page/record.ts"
import { writtenLanguages } from "#server/records/changed-languages.ts"
import { insertRecord } from "#server/records/create-record.ts"
import { updateRow } from "#server/records/write-row.ts"
import { loadPartners } from "./load-partners.ts"
import { type PictureLoader, createPictureLoader } from "./load-pictures.ts"
import { loadProducts } from "./load-products.ts"
import { loadSpares } from "./load-spares.ts"
import { localHtml, localText, readDemoSettings, readPages, readServices } from "./read-content.ts"
import { seeder } from "./seeder.ts"

/** Loads the demo content into an empty database, all or nothing; null when there is or was content. */
export async function loadDemo({
  db,
  clock,
}: Pick<AppContext, "db" | "clock">): Promise<{ ms: number; services: number; parts: number } | null> {
  const started = performance.now()
  if (!(await isUntouched(db))) return null
  const now = clock().toISOString()
  const pictures = createPictureLoader(now)
  const counts = await db.transaction().execute(async (trx) => {
    const settings = readDemoSettings()
    const dates = writtenLanguages(settingsRecord, settings, now)
    await updateRow(trx, settingsRecord, settingsId, { ...settings, ...dates, updated_at: now })
    const services = await loadServices(trx, pictures, now)
    const { parts, ids } = await loadSpares(trx, pictures, now)
    await loadPages(trx, pictures, now)
    await loadProducts(trx, pictures, ids, now)
    await loadPartners(trx, pictures, now)
    await noteDemo(trx, now)
    await bumpContentVersion(trx)
    return { services, parts }
  })
  return { ms: performance.now() - started, ...counts }
}

async function loadServices(db: Database, pictures: PictureLoader, now: string): Promise<number> {
  const services = readServices()
  for (const { images, title, summary, text, place } of services) {
    const input = { place, ...localText("title", title), ...localText("summary", summary), ...localHtml("text", text) }
    const id = await insertRecord(db, serviceRecord, input, seeder(now))
    await pictures.attach(db, "service", id, images)
  }
  return services.length
}

async function loadPages(db: Database, pictures: PictureLoader, now: string): Promise<void> {
  for (const { link, images, text, parts, ...others } of readPages()) {
    if (!textPageLinks.includes(link)) continue
    const lines = Object.entries(others).map(([name, local]) => localText(name, local))
    const texts = Object.assign(localHtml("text", text), ...lines)
    const dates = writtenLanguages(textPageRecord, texts, now)
    await updateRow(db, textPageRecord, link, { ...texts, ...dates, created_at: now, updated_at: now })
    await pictures.attach(db, "page", link, images)
    for (const part of parts ?? []) {
      const { kind = "text" as const, link_to = "" as const, title, description } = part
      const input = {
        page_id: link,
        kind,
        link_to,
        ...(title ? localText("title", title) : localized("title", "")),
        ...localHtml("description", description),
      }
      const id = await insertRecord(db, pageBlockRecord, input, seeder(now))
      if (part.image) await pictures.attach(db, "page-part", id, [part.image])
    }
  }
}
