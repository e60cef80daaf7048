import type { DraftInput, Publication, PublishedKind } from "#contract/publishing.ts"
import { AppError } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { listDraftImages } from "#server/media/draft-images.ts"
import { checkReferences, declaredReferences } from "#server/records/check-references.ts"
import { checkTranslation } from "#server/records/check-translation.ts"
import type { AnyRecord, RecordId, ShownRecord } from "#server/records/define-record.ts"
import { findVersions } from "#server/records/history-store.ts"
import { existingRecord } from "#server/records/read-records.ts"
import { type StoredDraft, type Fields, findDraft, removeDraftRow, storeDraft } from "../store.ts"
import { removePlans } from "../plan-store.ts"
import { reviewPlans } from "../review-plans.ts"
import { checkDraft, fieldsOf, isSameValue, writtenFields } from "../draft-fields.ts"
import { noticeReady } from "../notice-ready.ts"
import { presentPublication } from "../read-publication.ts"

/**
 * Stores a record's draft, replacing the former one; removes one without changes, and its plans. Throws `not_found`,
 * `invalid` also for a reference to nothing, `forbidden` for a field the caller may not write, or `stale` with the current draft.
 */
export async function saveDraft(
  caller: Caller,
  kind: PublishedKind,
  id: RecordId,
  input: DraftInput,
  expected: number | null,
): Promise<Publication> {
  const { db } = caller.app
  const publication = await db.transaction().execute(async (trx) => {
    const live = await existingRecord(trx, caller.app.records[kind], id)
    await saveDraftIn(trx, caller, { kind, id, live }, input, { expected, at: caller.app.clock().toISOString() })
    return presentPublication({ ...caller.app, db: trx }, kind, id, live)
  })
  if (input.ready) caller.app.mail.resume()
  return publication
}

interface DraftTarget {
  kind: PublishedKind
  id: RecordId
  /** The record as it is published. */
  live: ShownRecord
}

/** Does the same in a transaction; `at` is when the changed fields were written, for the state of translations. */
export async function saveDraftIn(
  trx: Database,
  caller: Caller,
  { kind, id, live }: DraftTarget,
  input: DraftInput,
  { expected, at }: { expected: number | null; at: string },
): Promise<void> {
  const { app } = caller
  const definition = app.records[kind]
  const patch = checkDraft(definition, input.patch)
  const before = await findDraft(trx, kind, id)
  if (expected !== null && expected !== (before?.version ?? 0)) throw new AppError("stale", { current: before })
  const lang = await definition.language?.(trx, live)
  const changed = changesToDraft(live, before?.patch ?? {}, patch)
  const now = fieldsOf(live, changed)
  const written = writtenFields(changed, { ...now, ...before?.patch }, { ...now, ...patch })
  checkTranslation(caller.account, written, "content.draft", { ...live, ...(lang && { lang }) })
  // A record that was deleted since the last save is rejected when the draft is published.
  const references = Object.entries(patch).filter(([name, value]) => value !== before?.patch[name])
  await checkReferences(trx, declaredReferences(app.records, definition, Object.fromEntries(references)))
  await checkImages(trx, kind, id, live, patch["image_list"])
  const former = await readFormer(trx, definition, live, id, input.based_on)
  const content = {
    ...contentOf(patch, { live, former, before: before?.base ?? {} }),
    ...reviewOf(caller, input, before),
    written: { ...before?.written, ...Object.fromEntries(changed.map((name) => [name, at])) },
  }
  if (Object.keys(content.patch).length === 0) {
    await removeDraftRow(trx, kind, id)
    await removePlans(trx, { kind, id, act: "publish" })
    return
  }
  const version = await storeDraft(trx, caller, { kind, id }, content, before)
  if (before) await reviewPlans(trx, caller, { kind, id }, { from: before.version, to: version, changed })
  if (content.ready && !before?.ready) await noticeReady(trx, caller)
}

/** Returns the fields that differ from the previous draft, which are the caller's change. */
export function changesToDraft(live: ShownRecord, before: Fields, patch: Fields): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(patch)])]
  const all = fieldsOf(live, names)
  return names.filter(
    (name) => !isSameValue(name, name in patch ? patch[name] : all[name], name in before ? before[name] : all[name]),
  )
}

async function checkImages(
  trx: Database,
  kind: PublishedKind,
  id: RecordId,
  live: object,
  wanted: unknown,
): Promise<void> {
  if (wanted === undefined) return
  const { image_list: ownImages = [] } = live as { image_list?: { id: number }[] }
  const knownIds = new Set([...ownImages, ...(await listDraftImages(trx, kind, id))].map((image) => image.id))
  if ((wanted as { id: number }[]).some((image) => !knownIds.has(image.id)))
    throw new AppError("invalid", {
      errors: [{ path: "image_list", code: "invalid", message: "There is no such image" }],
    })
}

/** Returns the record the changes were based on, or the current one when that version is no longer stored. */
async function readFormer(
  trx: Database,
  { kind }: AnyRecord,
  live: ShownRecord,
  id: RecordId,
  version: number,
): Promise<Fields> {
  const now = live as unknown as Fields
  if (version === live.version) return now
  const versions = await findVersions(trx, kind, [{ recordId: id, version }])
  const kept = versions.get(String(id)) as Fields | undefined
  // The history stores images by file.
  return kept ? { ...now, ...kept, image_list: now["image_list"] } : now
}

/** Returns the draft's content; a field keeps the base of its first change, however often the draft is saved. */
function contentOf(
  patch: Fields,
  { live, former, before }: { live: ShownRecord; former: Fields; before: Fields },
): Pick<StoredDraft, "patch" | "base" | "base_version"> {
  const names = Object.keys(patch)
  const start = fieldsOf(former, names)
  const now = fieldsOf(live, names)
  const kept = names.filter((name) => !isSameValue(name, patch[name], now[name]))
  return {
    patch: Object.fromEntries(kept.map((name) => [name, patch[name]])),
    base: Object.fromEntries(kept.map((name) => [name, name in before ? before[name] : start[name]])),
    base_version: live.version,
  }
}

type Review = Pick<StoredDraft, "ready" | "note" | "ready_by" | "ready_at">

/**
 * Returns the review mark: saving a draft in review, or one that was sent back, keeps it; a new note sets author and
 * time.
 */
function reviewOf({ app, account }: Caller, { ready, note }: DraftInput, before: Review | null): Review {
  const isReturned = before !== null && !before.ready && before.ready_by !== ""
  if (isReturned && !ready && (note === "" || note === before.note)) {
    const { ready_by, ready_at } = before
    return { ready, note: before.note, ready_by, ready_at }
  }
  if (!ready) return { ready, note, ready_by: "", ready_at: "" }
  if (before?.ready && before.note === note)
    return { ready, note, ready_by: before.ready_by, ready_at: before.ready_at }
  return { ready, note, ready_by: account.name, ready_at: app.clock().toISOString() }
}
