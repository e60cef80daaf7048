import { z } from "zod"

/** Largest integer of a four-byte column, in both engines. */
export const integerMax = 2_147_483_647

/** Returns a schema for a whole number in JSON; rejects text, booleans and lists. */
export const wholeNumber = (min: number, max: number, code = "invalid") =>
  z.number(code).int(code).min(min, code).max(max, code)

/** Returns a schema for a whole number in a path, query or form: decimal digits without leading zeros. */
export const wholeNumberText = (min: number, max: number, code = "invalid") =>
  z
    .string(code)
    .regex(/^(?:0|[1-9]\d{0,14})$/u, code)
    .meta({ type: "integer", minimum: min, maximum: max })
    .transform(Number)
    .pipe(wholeNumber(min, max, code))

/** What a page of a list has beside its items. */
export const pageFields = { total: z.number().int(), page: z.number().int(), limit: z.number().int() }
