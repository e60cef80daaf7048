import { z } from "zod"
import { stampFields } from "./image.ts"
import { limits } from "./limits.ts"
import { localized } from "./localized.ts"
import { optionalLine } from "./text.ts"
import { listPhrases } from "./text-constants.ts"

const words = optionalLine(limits.name)

/** Words of the trade that mean the same, in each language separated by commas or semicolons. */
export const synonymInputSchema = z
  .object(localized("title", words.default("")))
  .refine((synonym) => listPhrases(Object.values(synonym).join()).length > 1, {
    path: ["title_de"],
    error: "required",
  })
  .meta({ id: "SynonymInput" })

export const synonymPatchSchema = z.object(localized("title", words)).partial().meta({ id: "SynonymPatch" })

export const synonymSchema = z
  .object({ id: z.number().int(), ...localized("title", z.string()), ...stampFields })
  .meta({ id: "Synonym" })
export type Synonym = z.infer<typeof synonymSchema>
