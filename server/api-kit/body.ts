import { resolver } from "hono-openapi"
import { z } from "zod"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { checkInput } from "#server/check-input.ts"
import type { UploadField } from "./file-fields.ts"

export const mediaTypes = {
  json: { name: "application/json", pattern: /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/iu },
  multipart: { name: "multipart/form-data", pattern: /^multipart\/form-data\s*;/iu },
} as const

export type BodyKind = keyof typeof mediaTypes

/** Body of a call: in which forms it is accepted, how large, and what becomes of it. */
export interface Body<Value = unknown, Files = unknown> {
  kinds: readonly BodyKind[]
  /** Maximum size in bytes. */
  maxBytes(kind: BodyKind): number
  /** Returns the texts of a form in the shape of the JSON body. */
  ofTexts: (texts: Texts) => unknown
  /** Returns the value to work with; throws `invalid` with the path of each wrong one. */
  check(sent: unknown): Value
  /** Returns the files of a form by the names of their fields. */
  filesOf(form: FormData): Promise<Files>
  /** Returns the content of the request in the API document. */
  described(): Record<string, { schema: ReturnType<typeof resolver> }>
}

/** Files of a form, by field. */
type FileFields = Readonly<Record<string, UploadField<unknown>>>
type FilesIn<Fields extends FileFields> = {
  -readonly [Name in keyof Fields]: Fields[Name] extends UploadField<infer File> ? File : never
}

export type Texts = Record<string, string>

interface FormOptions<Fields extends FileFields> {
  files: Fields
  maxBytes: number | Readonly<Record<BodyKind, number>>
  ofTexts?: (texts: Texts) => unknown
}

const usualBytes = dashboardLimits.jsonBytes

/** Returns a JSON body of at most `maxBytes`. */
export const json = <Schema extends z.ZodType>(
  schema: Schema,
  maxBytes: number = usualBytes,
): Body<z.output<Schema>, Record<never, never>> => bodyIn(["json"], schema, { files: {}, maxBytes })

/** Returns a form (multipart/form-data) with files; `maxBytes` holds for all of it. */
export const form = <Schema extends z.ZodType, Fields extends FileFields>(
  schema: Schema,
  options: FormOptions<Fields>,
) => bodyIn(["multipart"], schema, options)

/** Returns a body that may come as JSON, or as a form where it has files. */
export const jsonOrForm = <Schema extends z.ZodType, Fields extends FileFields>(
  schema: Schema,
  options: FormOptions<Fields>,
) => bodyIn(["json", "multipart"], schema, options)

/** Returns the same body, described but left to its command to check. */
export const unchecked = <Files>(body: Body<unknown, Files>): Body<unknown, Files> => ({
  ...body,
  check: (sent) => sent,
})

/** Returns the body of a call: a schema is JSON of the usual size. */
export const bodyOf = (accepted: z.ZodType | Body): Body => (accepted instanceof z.ZodType ? json(accepted) : accepted)

function bodyIn<Schema extends z.ZodType, Fields extends FileFields>(
  kinds: readonly BodyKind[],
  schema: Schema,
  { files, maxBytes, ofTexts = (texts) => texts }: FormOptions<Fields>,
): Body<z.output<Schema>, FilesIn<Fields>> {
  return {
    kinds,
    maxBytes: (kind) => (typeof maxBytes === "number" ? maxBytes : maxBytes[kind]),
    ofTexts,
    check: (sent) => checkInput(schema, sent),
    filesOf: async (sent) => {
      const read = Object.entries(files).map(async ([name, field]) => [name, await field.read(sent, name)] as const)
      return Object.fromEntries(await Promise.all(read)) as FilesIn<Fields>
    },
    described: () =>
      Object.fromEntries(
        kinds.map((kind) => [
          mediaTypes[kind].name,
          { schema: resolver(kind === "multipart" ? withFiles(schema, files) : schema) },
        ]),
      ),
  }
}

/** Returns the schema of a form for the API document; one with a name stays a reference. */
function withFiles(schema: z.ZodType, files: FileFields): z.ZodType {
  const shape = Object.fromEntries(Object.entries(files).map(([name, { schema: file }]) => [name, file]))
  if (Object.keys(shape).length === 0) return schema
  return schema instanceof z.ZodObject && schema.meta()?.id === undefined
    ? schema.extend(shape)
    : z.intersection(schema, z.object(shape))
}
