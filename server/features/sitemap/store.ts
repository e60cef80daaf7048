import { type Language, languages } from "#contract/language.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { listImages } from "#server/media/image-store.ts"
import { listProductTranslations, listWrittenRecords } from "./records.ts"

/** One page with its counterparts: paths without language prefix, one for each language it is written in. */
export interface SitemapPage {
  paths: Partial<Record<Language, string>>
  /** ISO time of the last change of what the page shows. */
  changed: string
  /** Paths below `/`. */
  images: string[]
}

const inAll = (path: string): SitemapPage["paths"] => ({ de: path, en: path, ru: path })

/** Every page that search engines should know, with its true date of change. */
export async function listSitemapPages(db: Database): Promise<SitemapPage[]> {
  const settings = await db.selectFrom("settings").select("updated_at").executeTakeFirst()
  const about = settings?.updated_at ?? ""
  const services = await recordPages(db, "service")
  const spares = await recordPages(db, "spare")
  const products = await productPages(db)
  const texts = await textPages(db, about)
  const newest = (pages: SitemapPage[]) => [about, ...pages.map((page) => page.changed)].toSorted().at(-1) ?? ""
  const partners = await db
    .selectFrom("partner")
    .select((eb) => eb.fn.max("updated_at").as("changed"))
    .where("deleted_at", "is", null)
    .executeTakeFirst()
  return [
    {
      paths: inAll("/"),
      changed: newest([...services, ...spares, ...products]),
      images: ["pictures/hero-1-v1-og.jpg"],
    },
    { paths: inAll("/spare-parts"), changed: newest([...spares, ...products]), images: [] },
    ...(partners?.changed ? [{ paths: inAll("/partners"), changed: partners.changed, images: [] }] : []),
    { paths: inAll("/imprint"), changed: about, images: [] },
    ...texts,
    ...services,
    ...spares,
    ...products,
  ].filter((page) => Object.keys(page.paths).length > 0)
}

async function textPages(db: Database, fallback: string): Promise<SitemapPage[]> {
  const rows = await db.selectFrom("page").selectAll().execute()
  return rows.map((row) => ({
    paths: Object.fromEntries(
      languages.filter((language) => row[`text_${language}`]).map((language) => [language, `/${row.link}`]),
    ),
    changed: row.updated_at || fallback,
    images: [],
  }))
}

async function recordPages(db: Database, kind: "service" | "spare"): Promise<SitemapPage[]> {
  const records = await listWrittenRecords(db, kind)
  const images = await listImages(
    db,
    kind,
    records.map((record) => record.id),
  )
  const address = kind === "service" ? "/service" : "/part-list"
  return records.map((record) => ({
    paths: Object.fromEntries(record.written.map((language) => [language, `${address}/${record.id}`])),
    changed: record.changed,
    images: (images.get(String(record.id)) ?? []).map((image) => image.path),
  }))
}

async function productPages(db: Database): Promise<SitemapPage[]> {
  const families = await listProductTranslations(db)
  const images = await listImages(
    db,
    "product",
    families.flatMap((family) => Object.values(family.ids)),
  )
  return families.map(({ ids, changed }) => ({
    paths: Object.fromEntries(Object.entries(ids).map(([language, id]) => [language, `/parts/${id}`])),
    changed,
    images: [
      ...new Set(
        Object.values(ids)
          .flatMap((id) => images.get(String(id)) ?? [])
          .map((image) => image.path),
      ),
    ],
  }))
}
