import type { InquiryInput } from "#contract/inquiry.ts"
import type { AppContext } from "#server/app-context.ts"
import { listUnknown } from "#server/demand/unknown-numbers.ts"

/** Counts the items of an inquiry that no part answers; errors only lose the counts. */
export async function countUnknownItems(
  app: AppContext,
  { items, lang }: Pick<InquiryInput, "items" | "lang">,
  address: string,
): Promise<void> {
  try {
    const numbers = items.flatMap(({ partnumber }) => partnumber || [])
    const unknown = await listUnknown(app.db, numbers)
    app.demand.noteUnknown("inquiry", unknown, lang, { address, headers: new Headers() })
  } catch (error) {
    app.log.warn({ err: error }, "items of an inquiry were not counted")
  }
}
