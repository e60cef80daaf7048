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
  for (const kind of new Set(images.map(({ owner_kind }) => owner_kind))) {
    const { parent, key = "id" } = records[kind]
    const parents = new Map((parent ? await listActive(records[parent.kind]) : []).map((row) => [row["id"], row]))
    for (const record of await listActive(records[kind])) {
      const shown = parent ? parents.get(record[parent.column]) : record
      if (shown) owners.set(`${kind} ${String(record[key])}`, describeOwner(kind, record, shown))
    }
  }
  const missing = images.filter(({ owner_kind, owner_id }) => !owners.has(`${owner_kind} ${owner_id}`))
  for (const { kind, record_id, title } of await trashTitles(missing))
    owners.set(`${kind} ${record_id}`, { title, version: null, parent_id: null, languages: [] })
  return owners

  async function listActive(definition: AnyRecord): Promise<Fields[]> {
    return (await listOwnFields(db, { ...definition, images: null }, {}, "edited")) as unknown as Fields[]
  }

  /** `shown`: the record whose page shows it, itself or its parent. */
  function describeOwner(kind: RecordKind, record: Fields, shown: Fields): PictureOwner {
    const title = records[kind].title(record as unknown as ShownRecord, language)
    const isPart = shown !== record
    return {
      title: isPart ? [shown["title"], title].filter(Boolean).join(": ") : title,
      version: Number(record["version"]),
      parent_id: isPart ? Number(shown["id"]) : null,
      languages: shownIn(shown["lang"]),
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
