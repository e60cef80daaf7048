import type { Database } from "#server/db/dialects/database.ts"
import { copyImages } from "#server/media/image-store.ts"
import { checkReferences } from "#server/records/check-references.ts"
import { findProductRecord, insertProperty } from "../store.ts"

/** Gives a new product the images and properties of another one, in their order; one that is not there is `invalid`. */
export async function copyProduct(db: Database, from: number, to: number, now: string): Promise<void> {
  await checkReferences(db, [{ path: "copy_from", table: "product", id: from }])
  const source = await findProductRecord(db, from)
  await copyImages(db, "product", from, to, now)
  for (const { id, description } of source?.property ?? [])
    await copyImages(db, "property", id, await insertProperty(db, to, description, now), now)
}
