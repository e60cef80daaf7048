import { type Context, Hono } from "hono"
import { z } from "zod"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import type { ErrorCode } from "#contract/error-constants.ts"
import { idTextSchema, languageSchema } from "#contract/text.ts"
import { checkInput } from "#server/check-input.ts"
import { type FileFields, acceptBody } from "#server/api-kit/accept-body.ts"
import { describe, noContent } from "#server/api-kit/describe.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { ifMatch, setVersionTag, versioned } from "#server/api-kit/if-match.ts"
import { openResponse, scopeOf } from "#server/api-kit/open-response.ts"
import { validate } from "#server/api-kit/validate.ts"
import { readJson } from "#server/api-kit/read-json.ts"
import { filesOf, readMultipart, textsOf } from "#server/api-kit/read-upload.ts"
import { changeRecord } from "./change-record.ts"
import { createRecord } from "./create-record.ts"
import type { RecordDefinition, RecordId, ShownRecord } from "./define-record.ts"
import { deleteRecord } from "./remove-record.ts"
import { markCurrent } from "./mark-current.ts"
import { readOrder } from "./order-records.ts"
import { existingRecord, listRecords } from "./read-records.ts"

/** How a record's fields are sent: JSON, multipart form data with images, or either. */
type Body = "json" | "form" | "either"
const bodyKinds = { json: ["json"], form: ["multipart"], either: ["json", "multipart"] } as const

interface RecordRoutes {
  tag: string
  /** Name of the kind in the API description, with article. */
  one: string
  /** Path before the record's id, such as `/page-part`. */
  base?: string
  /** Validates the record id in the path. */
  id?: z.ZodType<RecordId>
}

const maxBytes = ({ images }: Pick<RecordDefinition, "images">, body: Body) =>
  (body === "json" ? 0 : (images?.many ? 5 : 1) * dashboardLimits.imageBytes) + dashboardLimits.jsonBytes

/** A product or category has at most one translation per language. */
const conflictsOf = ({ references }: Pick<RecordDefinition, "references">): readonly ErrorCode[] =>
  Object.hasOwn(references, "translation_of") ? ["conflict"] : []

/** Returns the fields of a form that hold images; a new record may need one. */
function filesIn({ images }: Pick<RecordDefinition, "images">, use: "create" | "change" = "create"): FileFields {
  if (!images) return {}
  const files = images.many ? z.array(z.file()).max(dashboardLimits.imagesPerUpload) : z.file()
  const isNeeded = use === "create" && images.atLeast > 0
  return { [images.many ? "images" : "image"]: isNeeded ? files : files.optional() }
}

/** Reads and validates a record's fields and the images of a form. */
async function readBody<Schema extends z.ZodType>(
  c: Pick<Context<HttpEnv>, "req" | "var">,
  definition: Pick<RecordDefinition, "images" | "references">,
  schema: Schema,
  body: Body,
): Promise<{ values: z.output<Schema>; uploads: Uint8Array[] }> {
  if (body === "json" || (body === "either" && !isForm(c)))
    return { values: checkInput(schema, await readJson(c)), uploads: [] }
  const fields = await readMultipart(c)
  const uploads = definition.images?.many
    ? await filesOf(fields, "images", dashboardLimits.imagesPerUpload)
    : await filesOf(fields, "image", 1)
  return { values: checkInput(schema, withNumbers(definition, textsOf(fields))), uploads }
}

/** Converts ids, which forms send as text, into numbers. */
const withNumbers = ({ references }: Pick<RecordDefinition, "references">, texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      Object.hasOwn(references, name) && /^[1-9]\d{0,9}$/u.test(text) ? Number(text) : text,
    ]),
  )

const isForm = (c: Pick<Context, "req">) => /^multipart\/form-data\b/iu.test(c.req.header("Content-Type") ?? "")

/** Returns `GET` of all records, for the dashboard; its ETag is the version of their order. */
export const listRoute = <Shown extends ShownRecord>(
  definition: RecordDefinition<Shown>,
  { tag, path = "/", summary }: { tag: string; path?: string; summary: string },
) =>
  new Hono<HttpEnv>().get(
    path,
    describe(tag, summary, z.array(definition.shown), { needs: definition.abilities.read, tagged: true }),
    async (c) => {
      const { db } = c.var.app
      setVersionTag(c, await readOrder(db, definition))
      return c.json(await listRecords(db, definition))
    },
  )

/** Returns the public `GET` of one record. */
export const openRoute = <Shown extends ShownRecord>(
  definition: RecordDefinition<Shown>,
  { tag, one, base = "", id = idTextSchema }: RecordRoutes,
) =>
  new Hono<HttpEnv>().get(
    `${base}/:id`,
    describe(tag, `Read ${one}`, definition.shown, { needs: "open", cached: true }),
    validate("param", z.object({ id })),
    async (c) => openResponse(c, await existingRecord(c.var.app.db, definition, c.req.valid("param").id, scopeOf(c))),
  )

/** Returns `GET` of one record for editing. */
export const showRoute = <Shown extends ShownRecord>(
  definition: RecordDefinition<Shown>,
  { tag, one, base = "", id = idTextSchema }: RecordRoutes,
) =>
  new Hono<HttpEnv>().get(
    `${base}/show/:id`,
    describe(tag, `Read ${one} as it is edited`, definition.shown, { needs: definition.abilities.read }),
    validate("param", z.object({ id })),
    async (c) => versioned(c, await existingRecord(c.var.app.db, definition, c.req.valid("param").id)),
  )

/** Returns `POST` that creates a record. */
export function createRoute<Shown extends ShownRecord, Input extends object>(
  definition: RecordDefinition<Shown, Input>,
  { tag, one, base = "", body }: RecordRoutes & { body: Body },
) {
  const routes = new Hono<HttpEnv>()
  const { change, translate } = definition.abilities
  const summary = translate
    ? `Create ${one}; with ${translate} one in a language of one's own that it lacks, not published, its values those of \`translation_of\``
    : `Create ${one}`
  const described = describe(tag, summary, definition.shown, {
    needs: translate ? [change, translate] : change,
    status: 201,
    refuses: conflictsOf(definition),
  })
  return routes.post(
    base || "/",
    described,
    acceptBody(bodyKinds[body], maxBytes(definition, body), definition.input, filesIn(definition)),
    async (c) => {
      const { values, uploads } = await readBody(c, definition, definition.input, body)
      return versioned(c, await createRecord(c.var.caller, definition, values, uploads), 201)
    },
  )
}

/** Returns `PATCH` and the route that marks a translation as current. */
export function changeRoutes<Shown extends ShownRecord, Patch extends object>(
  definition: RecordDefinition<Shown, object, Patch>,
  { tag, one, base = "", id = idTextSchema, body }: RecordRoutes & { body: Body },
) {
  const param = z.object({ id })
  const routes = new Hono<HttpEnv>()
  const described = describe(tag, `Change ${one}`, definition.shown, {
    needs: definition.abilities.change,
    refuses: conflictsOf(definition),
  })
  routes.patch(
    `${base}/:id`,
    described,
    validate("param", param),
    acceptBody(bodyKinds[body], maxBytes(definition, body), definition.patch, filesIn(definition, "change")),
    ifMatch,
    async (c) => {
      const { values, uploads } = await readBody(c, definition, definition.patch as z.ZodType<Patch>, body)
      const change = { patch: values, upload: uploads[0] ?? null, expected: c.var.expectedVersion }
      return versioned(c, await changeRecord(c.var.caller, definition, c.req.valid("param").id, change))
    },
  )
  if (definition.texts.length > 0)
    routes.post(
      `${base}/:id/current`,
      describe(tag, "Mark a translation as up to date with the German text", definition.shown, {
        needs: definition.abilities.change,
      }),
      validate("param", param),
      validate("json", languageSchema),
      ifMatch,
      async (c) => {
        const { lang } = c.req.valid("json")
        return versioned(
          c,
          await markCurrent(c.var.caller, definition, c.req.valid("param").id, lang, c.var.expectedVersion),
        )
      },
    )
  return routes
}

/** Returns `DELETE` of a record, for kinds that need no further options. */
export const deleteRoute = <Shown extends ShownRecord>(
  definition: RecordDefinition<Shown>,
  { tag, one, base = "" }: RecordRoutes,
) =>
  new Hono<HttpEnv>().delete(
    `${base}/:id`,
    describe(tag, `Delete ${one}`, null, { needs: definition.abilities.change, status: 204 }),
    validate("param", z.object({ id: idTextSchema })),
    ifMatch,
    async (c) =>
      noContent(c, deleteRecord(c.var.caller, definition, c.req.valid("param").id, c.var.expectedVersion, undefined)),
  )
