import { localizedNames } from "#contract/localized.ts"
import type { Navbar } from "#contract/navbar.ts"
import type { Database } from "#server/db/dialects/database.ts"

/** What every page needs for its navigation, in three small queries. */
export async function readNavbar(db: Database): Promise<Navbar> {
  const partners = await db
    .selectFrom("partner")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow()
  const services = await db
    .selectFrom("service")
    .select(["id", ...localizedNames("title"), "place"])
    .where("deleted_at", "is", null)
    .orderBy("position")
    .orderBy("id")
    .execute()
  const spares = await db
    .selectFrom("spare")
    .select(["id", ...localizedNames("title"), "parts_total"])
    .where("deleted_at", "is", null)
    .orderBy("position")
    .orderBy("id")
    .execute()
  return { partners: Number(partners.count), services, spares }
}
