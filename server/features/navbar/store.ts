import { localizedNames } from "#contract/localized.ts"
import type { Navbar } from "#contract/navbar.ts"
import { countRows } from "#server/db/count-rows.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { listShownPages } from "../text-page/store.ts"
import { isPublished, withoutHiddenLanguages } from "#server/records/visibility.ts"

/** Returns what every page needs for its navigation, in a few small queries. */
export async function readNavbar(db: Database): Promise<Navbar> {
  const partners = await countRows(db.selectFrom("partner").where(isPublished("partner")))
  const services = await db
    .selectFrom("service")
    .select(["id", ...localizedNames("title"), "place"])
    .where(isPublished("service"))
    .orderBy("position")
    .orderBy("id")
    .execute()
  const spares = await db
    .selectFrom("spare")
    .select(["id", ...localizedNames("title"), "parts_total"])
    .where(isPublished("spare"))
    .orderBy("position")
    .orderBy("id")
    .execute()
  return {
    partners,
    careers: (await listShownPages(db)).has("careers"),
    services: await withoutHiddenLanguages(db, "service", services, "id"),
    spares: await withoutHiddenLanguages(db, "spare", spares, "id"),
  }
}
