import type { InquiryInput, InquiryItem } from "#contract/inquiry.ts"
import type { InquiryLineInput } from "#contract/inquiry-line.ts"
import { type Language, languages } from "#contract/language.ts"
import { fallback } from "#contract/localized.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { isPublished } from "#server/records/visibility.ts"

type Described = Pick<InquiryItem, "title" | "product_id"> & { partnumber: string }

/** Adds the current title in the sender's language to each line; unknown numbers and products stay as text. */
export async function describeLines<
  Line extends { partnumber?: string | undefined; product_id?: number | undefined | null },
>(
  db: Database,
  lines: readonly Line[],
  { lang, spare_id }: { lang: Language; spare_id?: number | null | undefined },
): Promise<(Line & Described)[]> {
  const numbers = lines.flatMap((line) => line.partnumber || [])
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
  const products = lines.flatMap((line) => line.product_id ?? [])
  const turbines = products.length
    ? await db
        .selectFrom("product")
        .select(["id", "title"])
        .where("id", "in", products)
        .where(isPublished("product"))
        .execute()
    : []
  return lines.map((line) => {
    const { partnumber, product_id } = line
    const namesakes = parts.filter((part) => part.partnumber === partnumber)
    const part = namesakes.find((candidate) => candidate.spare_id === spare_id) ?? namesakes[0]
    const turbine = turbines.find(({ id }) => id === product_id)
    const title = part ? fallback(part, "description", lang).text : turbine?.title
    // Text of a line whose product no longer exists and that has no number.
    const remains = product_id && !partnumber ? `#${product_id}` : ""
    return { ...line, partnumber: partnumber ?? "", product_id: turbine?.id ?? null, title: title ?? remains }
  })
}

/** A line as its sender wrote it, of a part or a product. */
export type FormLine = InquiryLineInput & { product_id?: number }

/** Returns the items of a form as lines; what was written is the number as requested. */
export const linesOfForm = (items: InquiryInput["items"]): FormLine[] =>
  items.map(({ partnumber = "", product_id, ...item }) => ({
    ...item,
    partnumber,
    ...(product_id === undefined ? {} : { product_id }),
    text: item.asked_number || partnumber,
    unit: "",
  }))
