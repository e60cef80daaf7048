import { z } from "zod"
import type { ErrorCode } from "#contract/error-constants.ts"
import { recordOrderSchema } from "#contract/record-order.ts"
import { idTextSchema, languageSchema } from "#contract/text.ts"
import { scopeOf, tagged } from "#server/api-kit/respond.ts"
import { routes } from "#server/api-kit/routes.ts"
import { changeRecord } from "./change-record.ts"
import { createRecord } from "./create-record.ts"
import type { AnyRecord, ShownRecord } from "./define-record.ts"
import { type ImageCalls, addImageCalls, hasImages } from "./image-api.ts"
import { markCurrent } from "./mark-current.ts"
import { type OrderScope, orderRecords, readOrder } from "./order-records.ts"
import { existingRecord, listRecords } from "./read-records.ts"
import { type BodyForm, orderBody, recordBody } from "./record-body.ts"
import { deleteRecord } from "./remove-record.ts"

interface RecordApi extends ImageCalls {
  tag: string
  /** Name of the kind in the API description, with article. */
  one: string
  /** Lists all records, for the dashboard. */
  list?: { path?: "/" | "/all"; summary: string }
  /** Visitors may read one record. */
  open?: boolean
  /** Reads one record for editing, at `/show/:id`. */
  show?: boolean
  /** How a new record is sent; a kind that is created below another one has a call of its own. */
  create?: BodyForm
  change: BodyForm
  /** A kind with further options when it is deleted has a call of its own. */
  deletesItself?: boolean
}

/**
 * Returns the calls of a kind of record: list, read, create, change, mark a translation as current, order, delete, and
 * those of its images. Further calls are added to it.
 */
export function recordApi(definition: AnyRecord, options: RecordApi) {
  const { tag, one: singular, base = "", id = idTextSchema, list, create } = options
  const { read, change, translate } = definition.abilities
  const params = { id }
  const shown: z.ZodType<ShownRecord> = definition.shown
  const refuses = conflictsOf(definition)
  const api = routes(tag, { needs: change })
  if (list)
    api.call(
      `GET ${list.path ?? "/"}`,
      { summary: list.summary, needs: read, returns: z.array(shown), tagged: true },
      async ({ app: { db } }) => tagged(await readOrder(db, definition), await listRecords(db, definition)),
    )
  if (options.open)
    api.call(
      `GET ${base}/:id`,
      { summary: `Read ${singular}`, needs: "open", params, returns: shown, cached: true },
      (call) => existingRecord(call.app.db, definition, call.params.id, scopeOf(call)),
    )
  if (options.show)
    api.call(
      `GET ${base}/show/:id`,
      { summary: `Read ${singular} as it is edited`, needs: read, params, returns: shown },
      ({ app, params: { id } }) => existingRecord(app.db, definition, id),
    )
  if (create)
    api.call(
      `POST ${base || "/"}`,
      {
        summary: translate
          ? `Create ${singular}; with ${translate} one in a language of one's own that it lacks, not published, its values those of \`translation_of\``
          : `Create ${singular}`,
        needs: translate ? [change, translate] : change,
        body: recordBody(definition, definition.input, create, { isNew: true }),
        returns: shown,
        status: 201,
        refuses,
      },
      ({ caller, body, files }) => createRecord(caller, definition, body, Object.values(files).flat()),
    )
  api.call(
    `PATCH ${base}/:id`,
    {
      summary: `Change ${singular}`,
      params,
      body: recordBody<object>(definition, definition.patch, options.change),
      ifMatch: true,
      returns: shown,
      refuses,
    },
    ({ caller, params: { id }, body: patch, files, version: expected }) =>
      changeRecord(caller, definition, id, { patch, upload: Object.values(files).flat()[0] ?? null, expected }),
  )
  if (definition.texts.length > 0)
    api.call(
      `POST ${base}/:id/current`,
      {
        summary: "Mark a translation as up to date with the German text",
        params,
        body: languageSchema,
        ifMatch: true,
        returns: shown,
      },
      ({ caller, params: { id }, body, version }) => markCurrent(caller, definition, id, body.lang, version),
    )
  if (hasImages(definition)) addImageCalls(api, definition, options)
  if (definition.isFixed) return api
  api.call(
    `PATCH ${base}/order`,
    {
      summary: "Put all in an order; the ETag is the order's own version",
      body: orderBody(definition),
      ifMatch: true,
      returns: recordOrderSchema,
    },
    ({ caller, body, version }) => {
      const { ids, ...scope } = body as { ids: number[] } & OrderScope
      return orderRecords(caller, definition, scope as OrderScope, ids, version)
    },
  )
  if (!options.deletesItself)
    api.call(`DELETE ${base}/:id`, { summary: `Delete ${singular}`, ifMatch: true }, ({ caller, params, version }) =>
      deleteRecord(caller, definition, params.id, version, undefined),
    )
  return api
}

/** A product or category has at most one translation per language. */
const conflictsOf = ({ references }: Pick<AnyRecord, "references">): readonly ErrorCode[] =>
  Object.hasOwn(references, "translation_of") ? ["conflict"] : []
