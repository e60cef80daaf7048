import { sql } from "kysely"
import type { InquiryQuery } from "#contract/inquiry.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { escapeLike } from "#server/search/fold.ts"

/** The inquiries that a query asks for; its text is found in name, company, address, telephone, text, reference and part numbers. */
export function inquiriesMatching(db: Database, { query, lang, source, verified, unread }: InquiryQuery) {
  let found = db.selectFrom("request").where("deleted_at", "is", null)
  if (lang) found = found.where("lang", "=", lang)
  if (source) found = found.where("source", "=", source)
  if (verified !== undefined) found = found.where("verified", "=", verified ? 1 : 0)
  if (unread) found = found.where("read_at", "is", null)
  const term = query?.trim().toLowerCase()
  if (!term) return found
  const pattern = `%${escapeLike(term)}%`
  const capital = `%${escapeLike(query?.trim() ?? "")}%`
  // lower() knows only ASCII on one of the engines, so Cyrillic is also compared as typed.
  return found.where((eb) =>
    eb.or(
      (["name", "company", "email", "phone", "text", "reference", "items"] as const).flatMap((column) => [
        sql<boolean>`lower(${eb.ref(column)}) like ${pattern} escape '\\'`,
        sql<boolean>`${eb.ref(column)} like ${capital} escape '\\'`,
      ]),
    ),
  )
}
