import { z } from "zod"
import { languageCodes } from "./language-code.ts"
import { localized } from "./localized.ts"
import { servicePlaces } from "./service-constants.ts"

const descriptions = localized("description", z.string())

/** A series of machines in one language: the product category that a group of parts belongs to. */
const machineSeriesSchema = z
  .object({
    id: z.number().int(),
    lang: z.enum(languageCodes),
    name: z.string(),
    models: z.array(
      z.object({
        id: z.number().int(),
        /** Path without language prefix. */
        path: z.string(),
        model: z.string(),
        type: z.string(),
        power: z.number().nullable(),
      }),
    ),
  })
  .meta({ id: "MachineSeries" })
export type MachineSeries = z.infer<typeof machineSeriesSchema>

/** A part number in one group: description, quantity per machine, and the machines of the group. */
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
 * A number of a chain of successors; `slug` is "" when no list has it, `superseded_by` when none supersedes it. Numbers
 * in a cycle are interchangeable.
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
 * What is known of a part number. `groups` is empty for a number only named as successor. `chain` has the number and
 * its predecessors and successors, oldest first, at most 60. `place` is its position, from 1, in the order of the
 * first group, `before` and `after` are its neighbours there. `kind` is the start of the descriptions before a `stage`,
 * `alike` are parts of the group with the same start, `services` those whose texts mention it.
 */
export const partOfNumberSchema = z
  .object({
    partnumber: z.string(),
    slug: z.string(),
    groups: z.array(partInGroupSchema),
    chain: z.array(chainPartSchema),
    place: z.number().int().nullable(),
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

/** Numbers spelled like the requested one, each with its URL. */
export const partChoiceSchema = z
  .object({ choices: z.array(neighbourSchema.extend({ spare_id: z.number().int(), quantity: z.number().int() })) })
  .meta({ id: "PartChoice" })
export type PartChoice = z.infer<typeof partChoiceSchema>
