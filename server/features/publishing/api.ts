import { z } from "zod"
import { imageSchema, stampFields } from "#contract/image.ts"
import { pictureChoiceSchema } from "#contract/picture.ts"
import {
  draftImageParam,
  draftInputSchema,
  draftReturnSchema,
  draftsReadySchema,
  editingInputSchema,
  draftParam,
  publicationSchema,
  publicationsSchema,
  publishManySchema,
  publishSchema,
  recordPresenceSchema,
  publishedManySchema,
} from "#contract/publishing.ts"
import { titleLanguageSchema } from "#contract/text.ts"
import { AppError } from "#server/app-error.ts"
import { tagged } from "#server/api-kit/respond.ts"
import { routes } from "#server/api-kit/routes.ts"
import { type ShownRecord, recordIdOf } from "#server/records/define-record.ts"
import { imageForm } from "#server/records/image-api.ts"
import { existingRecord } from "#server/records/read-records.ts"
import { markReady } from "./commands/mark-ready.ts"
import { publishDrafts } from "./commands/publish-drafts.ts"
import { dropDraft, dropDraftImages } from "./commands/drop-draft.ts"
import { keepDraftImage, keepStoredPicture } from "./commands/keep-draft-image.ts"
import { publishDraft } from "./commands/publish-draft.ts"
import { returnDraft } from "./commands/return-draft.ts"
import { saveDraft } from "./commands/save-draft.ts"
import { reportRecordOpen } from "./record-presence.ts"
import { presentPublication, readPublications } from "./read-publication.ts"

const params = draftParam.shape
const publishedSchema: z.ZodType<ShownRecord> = z
  .looseObject({ ...stampFields })
  .describe("The record, with the fields of its kind")

/** Returns a publication with its draft's version as the ETag, 0 without a draft. */
const withDraftTag = <Publication extends { draft: { version: number } | null }>(publication: Publication) =>
  tagged(publication.draft ?? { version: 0 }, publication)

export const draftApi = routes("Drafts", { needs: "content.draft" })
  .call(
    "GET /",
    {
      summary: "What waits beside the records, and what visitors do not see",
      needs: "content.read",
      query: titleLanguageSchema,
      returns: publicationsSchema,
    },
    ({ app, query }) => readPublications(app, query.lang),
  )
  .call(
    "POST /publish",
    {
      summary: "Publish several drafts, each by itself; one that has changed since stays a draft",
      needs: "content.publish",
      body: publishManySchema,
      returns: publishedManySchema,
    },
    ({ caller, body }) => publishDrafts(caller, body),
  )
  .call(
    "POST /ready",
    {
      summary: "Mark all drafts that the caller saved last as ready for review",
      needs: ["content.draft", "content.translate"],
      returns: draftsReadySchema,
    },
    ({ caller }) => markReady(caller),
  )
  .call(
    "GET /:kind/:id",
    {
      summary: "What waits beside a record; the ETag is the draft's version, 0 without one",
      needs: "content.read",
      params,
      returns: publicationSchema,
      tagged: true,
    },
    async ({ app, params: { kind, id } }) => {
      const live = await existingRecord(app.db, app.records[kind], recordIdOf(id))
      return withDraftTag(await presentPublication(app, kind, recordIdOf(id), live))
    },
  )
  .call(
    "PUT /:kind/:id",
    {
      summary: "Save a draft in place of the one before; If-Match names that one's version, 0 for none",
      needs: ["content.draft", "content.translate"],
      params,
      body: draftInputSchema,
      ifMatch: true,
      returns: publicationSchema,
      tagged: true,
    },
    async ({ caller, params: { kind, id }, body, version }) =>
      withDraftTag(await saveDraft(caller, kind, recordIdOf(id), body, version)),
  )
  .call(
    "DELETE /:kind/:id",
    { summary: "Drop a draft; its pictures go to the trash", params, ifMatch: true },
    ({ caller, params: { kind, id }, version }) => dropDraft(caller, kind, recordIdOf(id), version),
  )
  .call(
    "POST /:kind/:id/publish",
    {
      summary: "Publish a draft, or what it holds of some languages; If-Match names the draft's version",
      needs: "content.publish",
      params,
      body: publishSchema,
      ifMatch: true,
      returns: publishedSchema,
      refuses: ["conflict", "draft_conflict"],
    },
    ({ caller, params: { kind, id }, body, version }) => publishDraft(caller, kind, recordIdOf(id), body, version),
  )
  .call(
    "POST /:kind/:id/return",
    {
      summary: "Send a draft that is ready for review back to its author, with a note; If-Match names its version",
      needs: "content.publish",
      params,
      body: draftReturnSchema,
      ifMatch: true,
      returns: publicationSchema,
      tagged: true,
      refuses: ["conflict"],
    },
    async ({ caller, params: { kind, id }, body: { note }, version }) =>
      withDraftTag(await returnDraft(caller, kind, recordIdOf(id), { note, version })),
  )
  .call(
    "PUT /:kind/:id/presence",
    {
      summary: "Say that one has a record open, or has changed it; returns who else does, and its versions",
      needs: ["content.draft", "content.translate"],
      params,
      body: editingInputSchema,
      returns: recordPresenceSchema,
    },
    ({ caller, params: named, body }) => reportRecordOpen(caller, named, body.editing),
  )
  .call(
    "POST /:kind/:id/image",
    {
      summary: "Keep an image until a draft or a patch names it (multipart: image)",
      params,
      body: imageForm,
      returns: imageSchema,
      status: 201,
    },
    ({ caller, params: { kind, id }, files }) => keepDraftImage(caller, kind, recordIdOf(id), files.image.bytes),
  )
  .call(
    "POST /:kind/:id/picture",
    {
      summary: "Keep a stored picture, with the texts of its latest use, until a draft or a patch names it",
      params,
      body: pictureChoiceSchema,
      returns: imageSchema,
      status: 201,
    },
    ({ caller, params: { kind, id }, body }) => keepStoredPicture(caller, kind, recordIdOf(id), body.hash),
  )
  .call(
    "DELETE /:kind/:id/image/:image",
    { summary: "Put an image that only a draft has into the trash", params: draftImageParam.shape },
    async ({ app, caller, params: { kind, id, image } }) => {
      const removed = await app.db
        .transaction()
        .execute((trx) => dropDraftImages(trx, caller, kind, recordIdOf(id), [image]))
      if (removed === 0) throw new AppError("not_found")
    },
  )
