import { z } from "zod"
import {
  newShareSchema,
  previewSchema,
  shareInputSchema,
  shareQuerySchema,
  shareSchema,
  typedPreviewSchema,
} from "#contract/publishing.ts"
import { AppError } from "#server/app-error.ts"
import { personOf } from "#server/api-kit/guard.ts"
import { routes } from "#server/api-kit/routes.ts"
import { recordIdOf } from "#server/records/define-record.ts"
import { keepTyped, makeShare, revokeShare } from "./commands/share-draft.ts"
import { listShares } from "./share-store.ts"

export const shareApi = routes("Previews", { needs: ["content.draft", "content.translate"] })
  .call(
    "GET /",
    {
      summary: "The links that show a record's draft",
      needs: "content.read",
      query: shareQuerySchema,
      returns: z.array(shareSchema),
    },
    ({ app: { db, clock }, query: { kind, id } }) => listShares(db, { kind, id: recordIdOf(id) }, clock()),
  )
  .call(
    "POST /",
    {
      summary: "Make a link that shows a record's draft to somebody without an account",
      body: shareInputSchema,
      returns: newShareSchema,
      status: 201,
      refuses: ["not_found"],
    },
    ({ caller, body }) => makeShare(caller, body),
  )
  .call(
    "PUT /mine",
    {
      summary: "Keep what is being typed, for a preview of one's own; it ends after an hour",
      body: typedPreviewSchema,
      returns: previewSchema,
      refuses: ["not_found"],
    },
    ({ caller, body }) => keepTyped(personOf(caller), body),
  )
  .call("DELETE /:id", { summary: "End a link", always: true }, async ({ caller, params }) => {
    if (!(await revokeShare(caller, params.id))) throw new AppError("not_found")
  })
