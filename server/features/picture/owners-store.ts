import type { RecordKind } from "#contract/record-constants.ts"
import { type Language, languages, parseLanguage } from "#contract/language.ts"
import type { AppContext } from "#server/app-context.ts"
import type { AnyRecord, ShownRecord } from "#server/records/define-record.ts"
import { listOwnFields } from "#server/records/read-records.ts"

interface Owned {
  owner_kind: RecordKind
  owner_id: string
}

/** A record that uses a picture, for the list of pictures. */
interface PictureOwner {
  title: string
  /** Null for a record in the trash. */
  version: number | null
  parent_id: number | null
  /** Languages of the pages that show it. */
  languages: Language[]
}

type Fields = Readonly<Record<string, unknown>>

/** Returns the records that images belong to, by kind and id; those in the trash with their title there. */
export async function listPictureOwners(
  { db, records }: Pick<AppContext, "db" | "records">,
  images: readonly Owned[],
  language: Language,
): Promise<Map<string, PictureOwner>> {
  const owners = new Map<string, PictureOwner>()
  const products = new Map<number, Fields>()
  const kinds = new Set(images.map(({ owner_kind }) => owner_kind))
  if (kinds.has("property"))
    for (const product of await listActive(records.product)) products.set(Number(product["id"]), product)
  for (const kind of kinds)
    for (const record of await listActive(records[kind])) {
      const parent = kind === "property" ? products.get(Number(record["product_id"])) : record
      if (parent)
        owners.set(`${kind} ${String(record[records[kind].key ?? "id"])}`, describeOwner(kind, record, parent))
    }
  const missing = images.filter(({ owner_kind, owner_id }) => !owners.has(`${owner_kind} ${owner_id}`))
  for (const { kind, record_id, title } of await trashTitles(missing))
    owners.set(`${kind} ${record_id}`, { title, version: null, parent_id: null, languages: [] })
  return owners

  async function listActive(definition: AnyRecord): Promise<Fields[]> {
    return (await listOwnFields(db, { ...definition, images: null }, {}, "edited")) as unknown as Fields[]
  }

  function describeOwner(kind: RecordKind, record: Fields, parent: Fields): PictureOwner {
    const own = records[kind].title(record as unknown as ShownRecord, language)
    return {
      title: kind === "property" ? [parent["title"], own].filter(Boolean).join(": ") : own,
      version: Number(record["version"]),
      parent_id: kind === "property" ? Number(record["product_id"]) : null,
      languages: shownIn(parent["lang"]),
    }
  }

  async function trashTitles(gone: readonly Owned[]) {
    if (gone.length === 0) return []
    return db
      .selectFrom("trash")
      .select(["kind", "record_id", "title"])
      .where("record_id", "in", [...new Set(gone.map(({ owner_id }) => owner_id))])
      .where("kind", "in", [...new Set(gone.map(({ owner_kind }) => owner_kind))] as never[])
      .orderBy("id")
      .execute()
  }
}

/** Returns the record's own language, or all. */
function shownIn(lang: unknown): Language[] {
  const own = typeof lang === "string" ? parseLanguage(lang) : null
  return own ? [own] : [...languages]
}
