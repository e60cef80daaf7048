import { z } from "zod"
import { integerMax, wholeNumberText } from "./numbers.ts"
import { historyKinds } from "./record-constants.ts"

/** A version that a later save has replaced. */
export const historyEntrySchema = z
  .object({
    version: z.number().int(),
    replaced_at: z.string(),
    /** Current name of the account, or the name of the access key. */
    replaced_by: z.string(),
    data: z.record(z.string(), z.unknown()),
  })
  .meta({ id: "HistoryEntry" })
export type HistoryEntry = z.infer<typeof historyEntrySchema>

export const historyParam = z.object({ kind: z.enum(historyKinds), id: z.string().max(40) })
export const historyVersionParam = historyParam.extend({ version: wholeNumberText(0, integerMax) })
