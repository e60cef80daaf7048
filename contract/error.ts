import { z } from "zod"

/** Fault of one value; `code` is stable, `message` is its English sentence. */
export const fieldErrorSchema = z
  .object({
    path: z.string(),
    code: z.string(),
    message: z.string(),
    /** Position in a sheet, for an import. */
    row: z.number().int().optional(),
    column: z.string().optional(),
    value: z.string().optional(),
  })
  .meta({ id: "FieldError" })
export type FieldError = z.infer<typeof fieldErrorSchema>

/** RFC 9457 problem details, the body of every error response. */
export const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    detail: z.string(),
    code: z.string(),
    request_id: z.string().optional(),
    errors: z.array(fieldErrorSchema).optional(),
    current: z.unknown().optional(),
  })
  .meta({ id: "Problem" })
export type Problem = z.infer<typeof problemSchema>
