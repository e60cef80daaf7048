import { Hono } from "hono"
import { z } from "zod"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { imageSchema, stampFields } from "#contract/image.ts"
import {
  draftImageParam,
  draftInputSchema,
  draftParam,
  publicationSchema,
  publicationsSchema,
  publishSchema,
} from "#contract/publishing.ts"
import { titleLanguageSchema } from "#contract/text.ts"
import { AppError } from "#server/app-error.ts"
import { acceptBody } from "#server/api-kit/accept-body.ts"
import { describe, noContent } from "#server/api-kit/describe.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { ifMatch, versioned } from "#server/api-kit/if-match.ts"
import { oneFile, readMultipart } from "#server/api-kit/read-upload.ts"
import { validate } from "#server/api-kit/validate.ts"
import { readJson } from "#server/api-kit/read-json.ts"
import { checkInput } from "#server/check-input.ts"
import { existingRecord } from "#server/records/read-records.ts"
import { keepDraftImage } from "./commands/keep-draft-image.ts"
import { dropDraft, dropDraftImages } from "./commands/drop-draft.ts"
import { publishDraft } from "./commands/publish-draft.ts"
import { saveDraft } from "./commands/save-draft.ts"
import { presentPublication, readPublications } from "./read-publication.ts"
import { recordIdOf } from "#server/records/define-record.ts"

const tag = "Drafts"
const oneImage = dashboardLimits.imageBytes + 65_536
const publishedSchema = z.looseObject({ ...stampFields }).describe("The record, with the fields of its kind")
const drafting = ["content.draft", "content.translate"] as const

/** Sets the ETag of a draft: its version, 0 without a draft. */
const setDraftTag = (c: { header: (name: string, value: string) => void }, draft: { version: number } | null) =>
  c.header("ETag", `"${draft?.version ?? 0}"`)

export const draftApi = new Hono<HttpEnv>()
  .get(
    "/",
    describe(tag, "What waits beside the records, and what visitors do not see", publicationsSchema, {
      needs: "content.read",
    }),
    validate("query", titleLanguageSchema),
    async (c) => c.json(await readPublications(c.var.app, c.req.valid("query").lang)),
  )
  .get(
    "/:kind/:id",
    describe(tag, "What waits beside a record; the ETag is the draft's version, 0 without one", publicationSchema, {
      needs: "content.read",
      tagged: true,
      refuses: ["not_found"],
    }),
    validate("param", draftParam),
    async (c) => {
      const { kind, id } = c.req.valid("param")
      const { db, records } = c.var.app
      const live = await existingRecord(db, records[kind], recordIdOf(id))
      const publication = await presentPublication(c.var.app, kind, recordIdOf(id), live)
      setDraftTag(c, publication.draft)
      return c.json(publication)
    },
  )
  .put(
    "/:kind/:id",
    describe(
      tag,
      "Save a draft in place of the one before; If-Match names that one's version, 0 for none",
      publicationSchema,
      {
        needs: drafting,
        tagged: true,
        refuses: ["not_found"],
      },
    ),
    validate("param", draftParam),
    acceptBody("json", dashboardLimits.jsonBytes, draftInputSchema),
    ifMatch,
    async (c) => {
      const { kind, id } = c.req.valid("param")
      const input = checkInput(draftInputSchema, await readJson(c))
      const publication = await saveDraft(c.var.caller, kind, recordIdOf(id), input, c.var.expectedVersion)
      setDraftTag(c, publication.draft)
      return c.json(publication)
    },
  )
  .delete(
    "/:kind/:id",
    describe(tag, "Drop a draft; its pictures go to the trash", null, {
      needs: "content.draft",
      status: 204,
      refuses: ["not_found"],
    }),
    validate("param", draftParam),
    ifMatch,
    async (c) => {
      const { kind, id } = c.req.valid("param")
      return noContent(c, dropDraft(c.var.caller, kind, recordIdOf(id), c.var.expectedVersion))
    },
  )
  .post(
    "/:kind/:id/publish",
    describe(
      tag,
      "Publish a draft, or what it holds of some languages; If-Match names the draft's version",
      publishedSchema,
      {
        needs: "content.publish",
        refuses: ["not_found", "conflict", "draft_conflict"],
      },
    ),
    validate("param", draftParam),
    validate("json", publishSchema),
    ifMatch,
    async (c) => {
      const { kind, id } = c.req.valid("param")
      const expected = c.var.expectedVersion
      return versioned(c, await publishDraft(c.var.caller, kind, recordIdOf(id), c.req.valid("json"), expected))
    },
  )
  .post(
    "/:kind/:id/image",
    describe(tag, "Keep an image until a draft or a patch names it (multipart: image)", imageSchema, {
      needs: "content.draft",
      status: 201,
      refuses: ["not_found"],
    }),
    validate("param", draftParam),
    acceptBody("multipart", oneImage, z.object({ image: z.file() })),
    async (c) => {
      const { kind, id } = c.req.valid("param")
      const upload = await oneFile(await readMultipart(c), "image")
      return c.json(await keepDraftImage(c.var.caller, kind, recordIdOf(id), upload), 201)
    },
  )
  .delete(
    "/:kind/:id/image/:image",
    describe(tag, "Put an image that only a draft has into the trash", null, {
      needs: "content.draft",
      status: 204,
      refuses: ["not_found"],
    }),
    validate("param", draftImageParam),
    async (c) => {
      const { kind, id, image } = c.req.valid("param")
      const { caller } = c.var
      const gone = await caller.app.db
        .transaction()
        .execute((trx) => dropDraftImages(trx, caller, kind, recordIdOf(id), [image]))
      if (gone === 0) throw new AppError("not_found")
      return c.body(null, 204)
    },
  )
