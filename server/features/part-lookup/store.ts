import type { FoundPart, PartLookupResult } from "#contract/part-lookup.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { foldNumber } from "#server/search/fold.ts"

/** Looks up part numbers in all living groups: exactly as stored first, else ignoring punctuation and look-alikes. */
export async function lookUpParts(db: Database, numbers: readonly string[]): Promise<PartLookupResult> {
  const asked = numbers.filter((number) => foldNumber(number) !== "")
  const parts = await findByKeys(db, asked.map(foldNumber))
  const successors = await findByKeys(
    db,
    parts.filter((part) => part.subst_part !== "").map((part) => foldNumber(part.subst_part)),
  )
  return {
    items: asked.map((number) => {
      const same = parts.filter((part) => foldNumber(part.partnumber) === foldNumber(number))
      const part = same.find((candidate) => candidate.partnumber === number) ?? same[0] ?? null
      const successor = part?.subst_part
        ? (successors.find(
            (candidate) => candidate.partnumber === part.subst_part && candidate.spare_id === part.spare_id,
          ) ??
          successors.find((candidate) => candidate.partnumber === part.subst_part) ??
          null)
        : null
      return { number, status: part === null ? "unknown" : part.subst_part ? "replaced" : "found", part, successor }
    }),
  }
}

async function findByKeys(db: Database, keys: readonly string[]): Promise<FoundPart[]> {
  if (keys.length === 0) return []
  // By the living sets, so that the index of numbers is read in one place for each of them.
  return db
    .selectFrom("spare")
    .innerJoin("part", "part.part_set", "spare.part_set")
    .where("spare.deleted_at", "is", null)
    .select(["part.id", "part.partnumber", "part.subst_part", "part.quantity", "part.spare_id"])
    .select(["part.description_de", "part.description_en", "part.description_ru"])
    .where("part.number_key", "in", [...new Set(keys)])
    .orderBy("spare.position")
    .orderBy("part.id")
    .execute()
}
