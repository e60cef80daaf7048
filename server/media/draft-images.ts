import type { Image } from "#contract/image.ts"
import type { RecordKind } from "#contract/record-constants.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { AcceptedImage } from "./accept-image.ts"
import { addImages, appendImage, findImageTexts, listImages } from "./image-store.ts"
import { findPicture } from "./picture-store.ts"

/** Returns the image owner that stands for the draft of a record. */
export const draftOwner = (kind: RecordKind, id: number | string): string => `${kind}:${id}`

/** Returns the record whose draft is the owner of an image. */
export function recordOfDraft(owner: string): { owner_kind: RecordKind; owner_id: string } {
  const end = owner.indexOf(":")
  return { owner_kind: owner.slice(0, end) as RecordKind, owner_id: owner.slice(end + 1) }
}

/** Returns the images of a record's draft. */
export async function listDraftImages(db: Database, kind: RecordKind, id: number | string): Promise<Image[]> {
  const owner = draftOwner(kind, id)
  return (await listImages(db, "draft", [owner])).get(owner) ?? []
}

/** Stores an uploaded picture for the draft of a record; returns its image. */
export async function addDraftImage(
  db: Database,
  kind: RecordKind,
  id: number | string,
  picture: AcceptedImage,
  now: string,
): Promise<Image | undefined> {
  await addImages(db, "draft", draftOwner(kind, id), [picture], now)
  return (await listDraftImages(db, kind, id)).at(-1)
}

/** Adds a stored picture to the draft of a record, with the texts of its latest use; undefined if there is none. */
export async function copyToDraft(
  db: Database,
  kind: RecordKind,
  id: number | string,
  hash: string,
  now: string,
): Promise<Image | undefined> {
  if (!(await findPicture(db, hash))) return undefined
  await appendImage(db, "draft", draftOwner(kind, id), hash, now, await findImageTexts(db, hash))
  return (await listDraftImages(db, kind, id)).at(-1)
}
