import type { Database } from "#server/db/dialects/database.ts"

export interface MergedInquiry {
  id: number
  email: string
  isDeleted: boolean
}

const maxMerges = 20

/** Returns an inquiry, or the one it was merged into; null when there is none. */
export async function followMerges(db: Database, first: number): Promise<MergedInquiry | null> {
  let id = first
  for (let merges = 0; merges < maxMerges; merges++) {
    const row = await db
      .selectFrom("request")
      .select(["email", "deleted_at", "merged_into"])
      .where("id", "=", id)
      .executeTakeFirst()
    if (!row) return null
    if (row.deleted_at === null || row.merged_into === null)
      return { id, email: row.email, isDeleted: row.deleted_at !== null }
    id = row.merged_into
  }
  return null
}

/** Returns the ids of the inquiries that were merged into one, directly or by others. */
export async function listMergedInto(db: Database, id: number): Promise<number[]> {
  const merged: number[] = []
  for (let last = [id]; last.length > 0; merged.push(...last)) {
    const rows = await db.selectFrom("request").select("id").where("merged_into", "in", last).execute()
    last = rows.map((row) => row.id).filter((source) => source !== id && !merged.includes(source))
  }
  return merged
}
