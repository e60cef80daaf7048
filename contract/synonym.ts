import { z } from "zod"
import { stampFields } from "./image.ts"
import { limits } from "./limits.ts"
import { localized } from "./localized.ts"
import { optionalLine } from "./text.ts"

const words = optionalLine(limits.name)

/** Words of the trade that mean the same, in each language separated by commas. */
export const synonymInputSchema = z
  .object(localized("title", words.default("")))
  .refine((synonym) => Object.values(synonym).join(",").split(",").filter(Boolean).length > 1, {
    path: ["title_de"],
    error: "required",
  })
  .meta({ id: "SynonymInput" })

export const synonymPatchSchema = z.object(localized("title", words)).partial().meta({ id: "SynonymPatch" })

export const synonymSchema = z
  .object({ id: z.number().int(), ...localized("title", z.string()), ...stampFields })
  .meta({ id: "Synonym" })
export type Synonym = z.infer<typeof synonymSchema>
