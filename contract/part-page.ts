import { z } from "zod"
import { languageCodes } from "./language-code.ts"
import { localized } from "./localized.ts"
import { servicePlaces } from "./service.ts"

const descriptions = localized("description", z.string())

/** A series of machines, in one language, whose spare parts a group holds: the category of products that names the group. */
const machineSeriesSchema = z
  .object({
    id: z.number().int(),
    lang: z.enum(languageCodes),
    name: z.string(),
    models: z.array(
      z.object({
        id: z.number().int(),
        /** Address on the site without language prefix. */
        path: z.string(),
        model: z.string(),
        type: z.string(),
        power: z.number().nullable(),
      }),
    ),
  })
  .meta({ id: "MachineSeries" })
export type MachineSeries = z.infer<typeof machineSeriesSchema>

/** A part number in one group: its description there, the quantity in one machine, and the machines of the group. */
const partInGroupSchema = z
  .object({
    id: z.number().int(),
    spare_id: z.number().int(),
    ...localized("title", z.string()),
    ...descriptions,
    quantity: z.number().int(),
    updated_at: z.string(),
    series: z.array(machineSeriesSchema),
  })
  .meta({ id: "PartInGroup" })

/**
 * A number of a chain of successors; `slug` is "" where no list holds it, `superseded_by` where none supersedes it. Numbers that
 * supersede each other in a circle are interchangeable.
 */
const chainPartSchema = z
  .object({
    partnumber: z.string(),
    slug: z.string(),
    ...descriptions,
    superseded_by: z.string(),
    interchangeable: z.boolean(),
  })
  .meta({ id: "ChainPart" })
export type ChainPart = z.infer<typeof chainPartSchema>

const neighbourSchema = z
  .object({ partnumber: z.string(), slug: z.string(), ...descriptions })
  .meta({ id: "PartNeighbour" })

/**
 * What the site knows of a part number. `groups` is empty for a number that is only named as a successor. `chain` holds the number
 * and all that supersede it or are superseded by it, the oldest first, 60 at most. `kind` is what the descriptions begin with before they name a `stage`, `alike`
 * are parts of the group that begin with the same words, `services` those whose texts name what the part is.
 */
export const partOfNumberSchema = z
  .object({
    partnumber: z.string(),
    slug: z.string(),
    groups: z.array(partInGroupSchema),
    chain: z.array(chainPartSchema),
    before: z.array(neighbourSchema),
    after: z.array(neighbourSchema),
    ...localized("kind", z.string()),
    stage: z.number().int().nullable(),
    alike: z.array(neighbourSchema.extend({ stage: z.number().int().nullable() })),
    services: z.array(
      z.object({
        id: z.number().int(),
        place: z.enum(servicePlaces),
        ...localized("title", z.string()),
        ...localized("summary", z.string()),
      }),
    ),
  })
  .meta({ id: "PartOfNumber" })
export type PartOfNumber = z.infer<typeof partOfNumberSchema>

/** Numbers that are written like the one asked for, each with an address of its own. */
export const partChoiceSchema = z
  .object({ choices: z.array(neighbourSchema.extend({ spare_id: z.number().int(), quantity: z.number().int() })) })
  .meta({ id: "PartChoice" })
export type PartChoice = z.infer<typeof partChoiceSchema>
