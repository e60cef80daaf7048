import type { InquiryInput } from "#contract/inquiry.ts"
import { limits } from "#contract/limits.ts"
import { foldNumber } from "#contract/number-reader/fold-number.ts"
import { type LookUpNumbers, readNumbers } from "#contract/number-reader/read-numbers.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { listUnknown } from "#server/demand/unknown-numbers.ts"

/**
 * Returns the items of an inquiry with those that its sender has only written: each number of the list that was not
 * checked; without any item, the numbers of the catalogue in the comment. The comment stays as it is.
 */
export async function withWrittenItems(
  db: Database,
  { items, numbers, text }: Pick<InquiryInput, "items" | "numbers" | "text">,
): Promise<InquiryInput["items"]> {
  const catalogue = new Set<string>()
  const lookUp: LookUpNumbers = async (candidates) => {
    const unknown = new Set(await listUnknown(db, candidates))
    const known = candidates.filter((number) => !unknown.has(number))
    for (const number of known) catalogue.add(foldNumber(number))
    return new Set(known)
  }
  const listed = await readItems(numbers, lookUp)
  const isInCatalogue = ({ partnumber }: { partnumber: string }) => catalogue.has(foldNumber(partnumber))
  const written = items.length + listed.length > 0 ? listed : (await readItems(text, lookUp)).filter(isInCatalogue)
  const asked = new Set(
    items.flatMap(({ partnumber = "", asked_number }) => [foldNumber(partnumber), foldNumber(asked_number)]),
  )
  const added = written.filter(({ partnumber }) => !asked.has(foldNumber(partnumber)))
  return [...items, ...added.slice(0, limits.inquiryItems - items.length)]
}

/** Returns the lines of a text that name one number, as items. */
async function readItems(text: string, lookUp: LookUpNumbers) {
  if (!/\d/u.test(text)) return []
  const { lines } = await readNumbers(text, lookUp)
  return lines.flatMap(({ numbers: [number = "", ...others], quantity, position, remark }) =>
    number === "" || others.length > 0
      ? []
      : [
          {
            partnumber: number.slice(0, limits.partNumber),
            quantity: Math.min(quantity ?? 1, limits.itemQuantity),
            position: position.slice(0, limits.itemPosition),
            note: remark.slice(0, limits.itemNote),
            asked_number: "",
          },
        ],
  )
}
