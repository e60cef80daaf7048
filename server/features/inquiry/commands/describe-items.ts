import type { InquiryInput, InquiryItem } from "#contract/inquiry.ts"
import { languages } from "#contract/language.ts"
import { fallback } from "#contract/localized.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { isPublished } from "#server/records/visibility.ts"

/** Adds the current title in the sender's language to each item; unknown numbers and products stay as text. */
export async function describeItems(
  db: Database,
  { items, lang, spare_id }: Pick<InquiryInput, "items" | "lang" | "spare_id">,
): Promise<InquiryItem[]> {
  const numbers = items.flatMap((item) => item.partnumber ?? [])
  const parts = numbers.length
    ? await db
        .selectFrom("part")
        .innerJoin("spare", (join) => join.onRef("spare.part_set", "=", "part.part_set").on(isPublished("spare")))
        .select([
          "part.partnumber",
          "part.spare_id",
          ...languages.map((language) => `part.description_${language}` as const),
        ])
        .where("part.partnumber", "in", numbers)
        .execute()
    : []
  const products = items.flatMap((item) => item.product_id ?? [])
  const turbines = products.length
    ? await db
        .selectFrom("product")
        .select(["id", "title"])
        .where("id", "in", products)
        .where(isPublished("product"))
        .execute()
    : []
  return items.map(({ partnumber, product_id, ...rest }) => {
    const same = parts.filter((part) => part.partnumber === partnumber)
    const part = same.find((candidate) => candidate.spare_id === spare_id) ?? same[0]
    const turbine = turbines.find(({ id }) => id === product_id)
    const title = part ? fallback(part, "description", lang).text : turbine?.title
    // Text of a line whose product no longer exists and that has no number.
    const remains = product_id !== undefined && !partnumber ? `#${product_id}` : ""
    return { partnumber: partnumber ?? null, product_id: turbine?.id ?? null, title: title ?? remains, ...rest }
  })
}
