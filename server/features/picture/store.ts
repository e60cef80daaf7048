import { sql } from "kysely"
import { type Language, languages } from "#contract/language.ts"
import { localizedNames, mapLanguages, pickLocalized } from "#contract/localized.ts"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { type PictureFilter, pictureFilters } from "#contract/picture-constants.ts"
import type { PicturePage, PictureQuery, StoredPicture } from "#contract/picture.ts"
import type { AppContext } from "#server/app-context.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { recordOfDraft } from "#server/media/draft-images.ts"
import { type ReadySizes, picturePath } from "#server/media/picture-sizes.ts"
import { listPictureOwners } from "./owners-store.ts"

type App = Pick<AppContext, "db" | "records">

/** Returns one page of stored pictures, newest first; the last page for a number beyond it. */
export async function readPictures(
  app: App,
  { filter, query = "", page: asked = 1, lang }: PictureQuery,
): Promise<PicturePage> {
  const all = await listPictures(app, lang)
  const words = query.toLocaleLowerCase().split(/\s+/u).filter(Boolean)
  const found = all.filter((picture) => (!filter || passes[filter](picture)) && hasWords(picture, words))
  const limit = dashboardLimits.picturesOnPage
  const page = Math.min(asked, Math.max(1, Math.ceil(found.length / limit)))
  const counts = pictureFilters.map((name) => [name, all.filter(passes[name]).length])
  return {
    items: found.slice((page - 1) * limit, page * limit),
    total: found.length,
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
    const own = (uses.get(file.hash) ?? []).map(({ hash: _hash, owner_kind, owner_id, ...image }) => ({
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
      uses: own,
      missing: languages.filter((language) => own.some((use) => lacksText(use, language))),
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
