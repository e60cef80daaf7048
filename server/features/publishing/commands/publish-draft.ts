import type { Hidden, PublishInput, PublishedKind } from "#contract/publishing.ts"
import { languages } from "#contract/language.ts"
import { AppError, fieldError } from "#server/app-error.ts"
import { checkInput } from "#server/check-input.ts"
import type { Caller } from "#server/caller.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { changeRecordIn } from "#server/records/change-record.ts"
import type { RecordId, ShownRecord } from "#server/records/define-record.ts"
import { existingRecord } from "#server/records/read-records.ts"
import { readHidden } from "#server/records/visibility.ts"
import { areAllLanguages, fieldsOf, isSameValue, pickFields } from "../draft-fields.ts"
import { removePlans } from "../plan-store.ts"
import { reviewPlans } from "../review-plans.ts"
import { type StoredDraft, findDraft, removeDraftRow, storeDraft } from "../store.ts"

/**
 * Publishes a draft, or only some of its languages; the rest stays a draft. Published languages become visible.
 * Concurrent changes to other fields are kept. Throws as a PATCH does, and `draft_conflict` with the record when a
 * published field has changed since the draft was based on it.
 */
export async function publishDraft(
  caller: Caller,
  kind: PublishedKind,
  id: RecordId,
  input: PublishInput,
  expected: number | null,
): Promise<ShownRecord> {
  return caller.app.db.transaction().execute((trx) => publishDraftIn(trx, caller, { kind, id }, input, expected))
}

/** Does the same in a transaction. */
export async function publishDraftIn(
  trx: Database,
  caller: Caller,
  { kind, id }: { kind: PublishedKind; id: RecordId },
  input: PublishInput,
  expected: number | null,
  isPlanned = false,
): Promise<ShownRecord> {
  const definition = caller.app.records[kind]
  const live = await existingRecord(trx, definition, id)
  const draft = await findDraft(trx, kind, id)
  if (!draft && !input.languages) throw new AppError("not_found")
  if (expected !== null && expected !== (draft?.version ?? 0)) throw new AppError("stale", { current: draft })
  const { patch, base }: Pick<StoredDraft, "patch" | "base"> = draft ?? { patch: {}, base: {} }
  const names = pickFields(patch, input)
  checkBase(live, names, patch, base)
  const hidden = definition.hiding?.languages ? await hiddenAfter(trx, kind, id, input) : []
  const chosen = checkInput(definition.patch, Object.fromEntries(names.map((name) => [name, patch[name]])))
  const published = await changeRecordIn(trx, caller, definition, id, {
    patch: { ...chosen, hidden },
    expected: live.version,
    event: isPlanned ? "published_by_plan" : "published",
    isPlanned,
  })
  const isRestKept = draft !== null && (await keepRest(trx, caller, { kind, id }, { ...draft, published, names }))
  // Plans for what is still a draft stay.
  await removePlans(
    trx,
    { kind, id, act: "publish" },
    ({ languages: codes }) =>
      !isRestKept || (codes.length > 0 && codes.every((language) => input.languages?.includes(language))),
  )
  return published
}

function checkBase(
  live: ShownRecord,
  names: readonly string[],
  patch: StoredDraft["patch"],
  base: StoredDraft["base"],
): void {
  const now = fieldsOf(live, names)
  const met = names.filter(
    (name) => !isSameValue(name, base[name], now[name]) && !isSameValue(name, patch[name], now[name]),
  )
  if (met.length > 0)
    throw new AppError("draft_conflict", { current: live, errors: met.map((name) => fieldError(name, "stale")) })
}

/**
 * Returns what stays hidden: published languages become visible; the other languages of a hidden record stay hidden.
 */
async function hiddenAfter(trx: Database, kind: PublishedKind, id: RecordId, { languages: codes }: PublishInput) {
  const before = await readHidden(trx, kind, id)
  if (before === "all")
    return codes && !areAllLanguages(codes) ? languages.filter((language) => !codes.includes(language)) : []
  return before.filter((language) => !codes?.includes(language)) satisfies Hidden
}

/** Keeps the unpublished rest as a draft with its original base; returns whether there is any. */
async function keepRest(
  trx: Database,
  caller: Caller,
  at: { kind: PublishedKind; id: RecordId },
  draft: StoredDraft & { version: number; published: ShownRecord; names: readonly string[] },
): Promise<boolean> {
  const rest = Object.keys(draft.patch).filter((name) => !draft.names.includes(name))
  const pick = (fields: StoredDraft["patch"]) => Object.fromEntries(rest.map((name) => [name, fields[name]]))
  if (rest.length === 0) {
    await removeDraftRow(trx, at.kind, at.id)
    return false
  }
  const content = { ...draft, patch: pick(draft.patch), base: pick(draft.base), base_version: draft.published.version }
  const version = await storeDraft(trx, caller, at, content, draft)
  await reviewPlans(trx, caller, at, { from: draft.version, to: version, changed: [] })
  return true
}
