import type { z } from "zod"
import type { NewShare, Preview, shareInputSchema, typedPreviewSchema } from "#contract/publishing.ts"
import { existing } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { checkTranslation } from "#server/records/check-translation.ts"
import { existingRecord } from "#server/records/read-records.ts"
import { checkDraft, isSameValue } from "../draft-fields.ts"
import { pathsOf, withToken } from "../preview.ts"
import { findDraft } from "../store.ts"
import { changesToDraft } from "./save-draft.ts"
import { insertShare, removeShare, removeTyped, updateTyped } from "../share-store.ts"
import { recordIdOf } from "#server/records/define-record.ts"

const dayMs = 86_400_000
const typedForMs = 3_600_000

/** Creates a link that shows a record's current draft for some days; throws `not_found`. */
export async function makeShare(caller: Caller, input: z.output<typeof shareInputSchema>): Promise<NewShare> {
  const { app } = caller
  const at = { kind: input.kind, id: recordIdOf(input.id) }
  const definition = app.records[at.kind]
  const expires_at = new Date(app.clock().getTime() + input.days * dayMs).toISOString()
  const { token, share } = await app.db.transaction().execute(async (trx) => {
    const record = await existingRecord(trx, definition, at.id)
    await recordAudit(trx, caller, "draft_shared", { ...at, title: definition.title(record), detail: expires_at })
    return insertShare(trx, caller, at, { typed: null, expires_at })
  })
  const urls = Object.entries(await pathsOf(app, at.kind, at.id)).map(([language, path]) => [
    language,
    `${app.config.publicUrl}${withToken(path, token)}`,
  ])
  return { ...share, urls: Object.fromEntries(urls) as NewShare["urls"] }
}

/** Revokes a link; returns whether it existed. */
export async function revokeShare(caller: Caller, share: number): Promise<boolean> {
  return caller.app.db.transaction().execute(async (trx) => {
    const shown = await removeShare(trx, share)
    if (shown) await recordAudit(trx, caller, "share_ended", shown)
    return shown !== null
  })
}

/**
 * Stores unsaved input for its author's preview, one record at a time; throws `invalid` for values that could not be
 * saved.
 */
export async function keepTyped(caller: Caller, input: z.output<typeof typedPreviewSchema>): Promise<Preview> {
  const { app } = caller
  const at = { kind: input.kind, id: recordIdOf(input.id) }
  const definition = existing(app.records[at.kind])
  const typed = checkDraft(definition, input.patch)
  const record = await existingRecord(app.db, definition, at.id)
  const lang = await definition.language?.(app.db, record)
  const draft = (await findDraft(app.db, at.kind, at.id))?.patch ?? {}
  const changes = Object.entries(typed).filter(([name, value]) => !isSameValue(name, value, draft[name]))
  const written = Object.fromEntries(
    changesToDraft(record, {}, Object.fromEntries(changes)).map((name) => [name, true]),
  )
  checkTranslation(caller.account, written, "content.draft", { ...record, ...(lang && { lang }) })
  const expires_at = new Date(app.clock().getTime() + typedForMs).toISOString()
  const { token: held } = input
  let token = held ?? ""
  const goesOn = held !== undefined && (await updateTyped(app.db, caller, at, { token, typed, expires_at }))
  if (!goesOn)
    await app.db.transaction().execute(async (trx) => {
      await removeTyped(trx, caller.account.id)
      const made = await insertShare(trx, caller, at, { typed, expires_at })
      token = made.token
    })
  const paths = Object.entries(await pathsOf(app, at.kind, at.id)).map(([language, path]) => [
    language,
    withToken(path, token),
  ])
  return { token, paths: Object.fromEntries(paths) as Preview["paths"], expires_at }
}
