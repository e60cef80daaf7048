import { type Language, defaultLanguage } from "#contract/language.ts"
import type { SavedDraft, Publication, Publications, PublishedKind } from "#contract/publishing.ts"
import type { AppContext } from "#server/app-context.ts"
import { idsOf } from "#server/db/chunks.ts"
import { listDraftImages } from "#server/media/draft-images.ts"
import type { RecordId, ShownRecord } from "#server/records/define-record.ts"
import { listRecords } from "#server/records/read-records.ts"
import { hidingOf, listHidden, readHidden } from "#server/records/visibility.ts"
import { fieldsOf, isSameValue } from "./draft-fields.ts"
import { listPlans } from "./plan-store.ts"
import { type ServerDraft, findDraft, listDrafts } from "./store.ts"

/** Returns a record's draft, plans and visibility. */
export async function presentPublication(
  { db, records }: Pick<AppContext, "db" | "records">,
  kind: PublishedKind,
  id: RecordId,
  live: ShownRecord,
): Promise<Publication> {
  const draft = await findDraft(db, kind, id)
  return {
    draft: draft && hasChanges(draft, live) ? presentDraft(draft) : null,
    images: await listDraftImages(db, kind, id),
    hidden: await readHidden(db, kind, id),
    can_hide: hidingOf(records[kind], id),
    plans: await listPlans(db, { kind, id }),
  }
}

/** Returns whether a draft still differs; a process killed after publishing may leave an equal one. */
function hasChanges({ patch }: Pick<SavedDraft, "patch">, live: ShownRecord): boolean {
  const now = fieldsOf(live, Object.keys(patch))
  return Object.keys(patch).some((name) => !isSameValue(name, patch[name], now[name]))
}

const presentDraft = ({ base_version: _version, written: _written, ...draft }: ServerDraft): SavedDraft => draft

/** Returns drafts, plans and hidden state of all active records, with titles in the reader's language. */
export async function readPublications(
  { db, records }: Pick<AppContext, "db" | "records">,
  language: Language = defaultLanguage,
): Promise<Publications> {
  const drafts = await listDrafts(db)
  const hidden = await listHidden(db)
  const plans = await listPlans(db, null)
  const named = [...drafts, ...hidden, ...plans]
  const titles = new Map<string, { title: string; parent_id: number; live: ShownRecord }>()
  for (const [kind, group] of Map.groupBy(named, (row) => row.kind)) {
    const { key = "id", parent } = records[kind]
    for (const live of await listRecords(db, records[kind], { [key]: [...new Set(idsOf(group))] })) {
      const fields = live as unknown as Readonly<Record<string, unknown>>
      const parent_id = Number(fields[parent?.column ?? ""] ?? 0)
      titles.set(`${kind}:${String(fields[key])}`, { title: records[kind].title(live, language), parent_id, live })
    }
  }
  const recordOf = ({ kind, id }: { kind: string; id: RecordId }) => titles.get(`${kind}:${id}`)
  return {
    drafts: drafts.flatMap((draft) => {
      const record = recordOf(draft)
      if (!record || !hasChanges(draft, record.live)) return []
      const { patch, base: _base, ...summary } = presentDraft(draft)
      const changes = Object.keys(patch).length
      return [{ ...summary, title: record.title, parent_id: record.parent_id, changes }]
    }),
    hidden: hidden.filter(recordOf),
    plans: plans.flatMap((plan) => {
      const record = recordOf(plan)
      return record ? [{ ...plan, title: record.title, parent_id: record.parent_id }] : []
    }),
  }
}
