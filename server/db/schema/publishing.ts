import type { Generated } from "kysely"
import type { RecordKind } from "#contract/record-constants.ts"
import type { PublishedKind, planActs, planStates } from "#contract/publishing.ts"

/** What visitors do not see of a record: one language, or with "" all of it. */
export interface HiddenTable {
  kind: RecordKind
  record_id: string
  lang: string
}

/** What waits beside a record to be published: one row a record. */
export interface DraftTable {
  kind: PublishedKind
  record_id: string
  /** JSON: the changed fields, and what each of them was when its change began. */
  patch: string
  base: string
  /** The record's version that the draft was last based on. */
  base_version: number
  version: number
  is_ready: Generated<number>
  note: Generated<string>
  /** Who has said that it is ready for review, and when; "" while nobody has. */
  ready_by: Generated<string>
  ready_at: Generated<string>
  account_id: number | null
  saved_by: string
  saved_at: string
}

/** Work for a moment to come. */
export interface PlanTable {
  id: Generated<number>
  kind: PublishedKind
  record_id: string
  at: string
  act: (typeof planActs)[number]
  /** JSON: the languages that it is about. */
  languages: string
  state: (typeof planStates)[number]
  /** Why it failed, by the code of an error. */
  reason: Generated<string>
  account_id: number | null
  planned_by: string
  created_at: string
}

/** An address at which somebody without an account sees a draft. */
export interface ShareTable {
  id: Generated<number>
  hash: string
  kind: PublishedKind
  record_id: string
  /** JSON: what a person is typing, for their own preview; null shows the stored draft. */
  typed: string | null
  account_id: number | null
  made_by: string
  created_at: string
  expires_at: string
}
