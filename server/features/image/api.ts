import { z } from "zod"
import { imagePatchSchema, type ImageTexts } from "#contract/image.ts"
import { tagged } from "#server/api-kit/respond.ts"
import { routes } from "#server/api-kit/routes.ts"
import type { Caller } from "#server/caller.ts"
import { AppError, fieldError } from "#server/app-error.ts"
import { findUses } from "#server/media/image-store.ts"
import { type Pictured, type RecordDefinition, recordIdOf } from "#server/records/define-record.ts"
import { describeImage } from "#server/records/record-images.ts"

export const imageApi = routes("Images", { needs: "images.edit" }).call(
  "PATCH /",
  {
    summary: "Change the texts that stand for a picture with one use",
    body: imagePatchSchema,
    ifMatch: true,
    returns: z.object({ changed: z.number().int() }),
    tagged: true,
    refuses: ["not_found", "conflict"],
  },
  async ({ caller, body: { path, ...texts }, version }) =>
    tagged(await describeImageAt(caller, path, texts, version), { changed: 1 }),
)

/**
 * Changes the texts of a picture used by one record, and returns that; throws `not_found`, `stale`, or `conflict` for
 * several.
 */
async function describeImageAt(
  { app, account }: Caller,
  path: string,
  texts: ImageTexts,
  expected: number | null,
): Promise<Pictured> {
  // Images of drafts are not in use yet.
  const shown = (await findUses(app.db, path)).flatMap(({ owner_kind, ...use }) =>
    owner_kind === "draft" ? [] : [{ ...use, owner_kind }],
  )
  const [use, ...others] = shown
  if (!use) throw new AppError("not_found")
  if (others.length > 0)
    throw new AppError("conflict", {
      detail: "Several records show this picture; change its texts at each of them",
      errors: [fieldError("path", "several_uses")],
    })
  const definition = app.records[use.owner_kind] as unknown as RecordDefinition<Pictured>
  const caller = { app, account }
  return describeImage({ caller, definition, id: recordIdOf(use.owner_id), expected }, use.id, texts)
}
