import { z } from "zod"

/** The largest integer that both engines keep in a column of four bytes. */
export const integerMax = 2_147_483_647

/** A whole number of a JSON body; text, yes and no, and lists are refused. */
export const wholeNumber = (min: number, max: number, code = "invalid") =>
  z.number(code).int(code).min(min, code).max(max, code)

/** A whole number of a path, a query or a form: decimal digits, in the one spelling without leading zeros. */
export const wholeNumberText = (min: number, max: number, code = "invalid") =>
  z
    .string(code)
    .regex(/^(?:0|[1-9]\d{0,14})$/u, code)
    .meta({ type: "integer", minimum: min, maximum: max })
    .transform(Number)
    .pipe(wholeNumber(min, max, code))
