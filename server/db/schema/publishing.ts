import type { Generated } from "kysely"
import type { RecordKind } from "#contract/record-constants.ts"
import type { PublishedKind, planActs, planStates } from "#contract/publishing.ts"

export interface PublishingTables {
  hidden: HiddenTable
  draft: DraftTable
  plan: PlanTable
  share: ShareTable
}

/** What is hidden of a record: one language, or with "" the whole record. */
interface HiddenTable {
  kind: RecordKind
  record_id: string
  lang: string
}

/** Unpublished changes of a record: one row per record. */
interface DraftTable {
  kind: PublishedKind
  record_id: string
  /** JSON: the changed fields, each with its value when the change began. */
  patch: string
  base: string
  /** Version of the record that the draft is based on. */
  base_version: number
  version: number
  is_ready: Generated<number>
  note: Generated<string>
  /** Who marked it ready for review, and when; "" before. */
  ready_by: Generated<string>
  ready_at: Generated<string>
  account_id: number | null
  saved_by: string
  saved_at: string
}

/** Scheduled publication. */
interface PlanTable {
  id: Generated<number>
  kind: PublishedKind
  record_id: string
  at: string
  act: (typeof planActs)[number]
  /** JSON: languages concerned. */
  languages: string
  state: (typeof planStates)[number]
  /** Error code of a failure; of a waiting plan why it needs a confirmation, "" while it runs by itself. */
  reason: Generated<string>
  account_id: number | null
  /** Access key that made the plan. */
  key_id: number | null
  /** Version of the draft that was planned; of other acts 0. */
  draft_version: Generated<number>
  planned_by: string
  created_at: string
}

/** URL that shows a draft to somebody without an account. */
interface ShareTable {
  id: Generated<number>
  hash: string
  kind: PublishedKind
  record_id: string
  /** JSON: unsaved input, for the author's own preview; null shows the stored draft. */
  typed: string | null
  account_id: number | null
  key_id: number | null
  made_by: string
  created_at: string
  expires_at: string
}
