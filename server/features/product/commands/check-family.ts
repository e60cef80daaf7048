import type { LanguageCode } from "#contract/product.ts"
import { AppError, fieldError, invalid } from "#server/app-error.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { checkReferences } from "#server/records/check-references.ts"
import { listFamily } from "../store.ts"

/**
 * Resolves `translation_of` to the record that was there first. Throws `invalid` for one that is not there, `conflict` when the
 * family has a record of that language already.
 */
export async function checkFamily(
  db: Database,
  record: { id: number | null; lang: LanguageCode; translation_of: number | null },
): Promise<number | null> {
  if (record.translation_of === null) return null
  await checkReferences(db, [{ path: "translation_of", table: "product", id: record.translation_of }])
  if (record.translation_of === record.id) throw invalid("translation_of", "invalid")
  const named = await db
    .selectFrom("product")
    .select(["id", "translation_of"])
    .where("id", "=", record.translation_of)
    .executeTakeFirstOrThrow()
  const first = named.translation_of ?? named.id
  const others = (await listFamily(db, first)).filter((other) => other.id !== record.id)
  if (others.some((other) => other.lang === record.lang))
    throw new AppError("conflict", {
      detail: "This product has a record in that language",
      errors: [fieldError("lang", "duplicate")],
    })
  return first === record.id ? null : first
}
