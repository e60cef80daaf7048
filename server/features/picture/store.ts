import { sql } from "kysely"
import { type Language, languages, parseLanguage } from "#contract/language.ts"
import { localizedNames, mapLanguages, pickLocalized } from "#contract/localized.ts"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { type PictureFilter, pictureFilters } from "#contract/picture-constants.ts"
import type { PicturePage, PictureQuery, StoredPicture } from "#contract/picture.ts"
import type { AppContext } from "#server/app-context.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { recordOfDraft } from "#server/media/draft-images.ts"
import { type ReadySizes, picturePath } from "#server/media/picture-sizes.ts"
import type { RecordKind } from "#contract/record-constants.ts"
import type { AnyRecord, ShownRecord } from "#server/records/define-record.ts"
import { listOwnFields } from "#server/records/read-records.ts"

type App = Pick<AppContext, "db" | "records">

/** Returns one page of stored pictures, newest first; the last page for a number beyond it. */
export async function readPictures(
  app: App,
  { filter, query = "", page: requestedPage = 1, lang }: PictureQuery,
): Promise<PicturePage> {
  const all = await listPictures(app, lang)
  const words = query.toLocaleLowerCase().split(/\s+/u).filter(Boolean)
  const matching = all.filter((picture) => (!filter || passes[filter](picture)) && hasWords(picture, words))
  const limit = dashboardLimits.picturesOnPage
  const page = Math.min(requestedPage, Math.max(1, Math.ceil(matching.length / limit)))
  const counts = pictureFilters.map((name) => [name, all.filter(passes[name]).length])
  return {
    items: matching.slice((page - 1) * limit, page * limit),
    total: matching.length,
    page,
    limit,
    counts: { all: all.length, ...Object.fromEntries(counts) } as PicturePage["counts"],
    uses: all.reduce((sum, { uses }) => sum + uses.length, 0),
    bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
  }
}

/** Returns one picture with its uses; null when it is not stored. */
export async function readPicture(app: App, hash: string, language: Language): Promise<StoredPicture | null> {
  const [picture] = await listPictures(app, language, hash)
  return picture ?? null
}

/** Returns how many pictures lack a text in a language of a page that shows them. */
export const countPicturesWithoutText = async (app: App): Promise<number> =>
  (await listPictures(app, "de")).filter(({ missing }) => missing.length > 0).length

const passes: Record<PictureFilter, (picture: StoredPicture) => boolean> = {
  ...mapLanguages(
    "missing",
    (language) =>
      ({ missing }: StoredPicture) =>
        missing.includes(language),
  ),
  heavy: ({ bytes }) => bytes > dashboardLimits.heavyImageBytes,
  unused: ({ uses }) => uses.every(({ version }) => version === null),
}

function hasWords({ path, uses }: StoredPicture, words: readonly string[]): boolean {
  if (words.length === 0) return true
  const texts = uses.flatMap((use) => [use.title, ...Object.values(pickLocalized(use, "alt"))])
  const text = [path, ...texts].join("\n").toLocaleLowerCase()
  return words.every((word) => text.includes(word))
}

async function listPictures({ db, records }: App, language: Language, hash?: string): Promise<StoredPicture[]> {
  const files = await listFiles(db, hash)
  const images = await listUses(db, hash)
  const owners = await listPictureOwners({ db, records }, images, language)
  const uses = Map.groupBy(images, (image) => image.hash)
  return files.map(({ extension, sizes, bytes, ...file }) => {
    const usesOfFile = (uses.get(file.hash) ?? []).map(({ hash: _hash, owner_kind, owner_id, ...image }) => ({
      ...image,
      kind: owner_kind,
      record_id: owner_id,
      ...(owners.get(`${owner_kind} ${owner_id}`) ?? { title: "", version: null, parent_id: null, languages: [] }),
    }))
    return {
      ...file,
      path: picturePath(file.hash, extension),
      bytes: Number(bytes),
      sizes: JSON.parse(sizes) as ReadySizes,
      uses: usesOfFile,
      missing: languages.filter((language) => usesOfFile.some((use) => lacksText(use, language))),
    }
  })
}

/** Returns whether a visible use has no text in a language of its pages. */
function lacksText(use: StoredPicture["uses"][number], language: Language): boolean {
  if (use.version === null || use.draft || use.decorative || !use.languages.includes(language)) return false
  return use[`alt_${language}`].trim() === ""
}

function listFiles(db: Database, hash?: string) {
  const query = db
    .selectFrom("picture")
    .select(["hash", "extension", "width", "height", "sizes", "created_at"])
    // Both engines read the length without the bytes.
    .select(sql<number>`length(bytes)`.as("bytes"))
  return (hash === undefined ? query : query.where("hash", "=", hash))
    .orderBy("created_at", "desc")
    .orderBy("hash")
    .execute()
}

async function listUses(db: Database, hash?: string) {
  const query = db
    .selectFrom("image")
    .select(["id", "hash", "owner_kind", "owner_id", ...localizedNames("alt"), "decorative", "focus"])
  const rows = await (hash === undefined ? query : query.where("hash", "=", hash)).orderBy("id").execute()
  return rows.map(({ owner_kind, owner_id, decorative, ...image }) => {
    const draft = owner_kind === "draft"
    const owner = owner_kind === "draft" ? recordOfDraft(owner_id) : { owner_kind, owner_id }
    return { ...image, ...owner, draft, decorative: decorative === 1 }
  })
}

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
async function listPictureOwners(
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
  const ownLanguage = typeof lang === "string" ? parseLanguage(lang) : null
  return ownLanguage ? [ownLanguage] : [...languages]
}
