import type { PublishedKind, planActs, planStates } from "#contract/publishing.ts"
import type { RecordKind } from "#contract/record-constants.ts"
import { id, integer, table, text } from "../declare-table.ts"

export const publishingTables = {
  /** What is hidden of a record: one language, or with "" the whole record. */
  hidden: table({ kind: text<RecordKind>(), record_id: text(), lang: text() }, { key: ["kind", "record_id", "lang"] }),
  /** Unpublished changes of a record: one row per record. */
  draft: table(
    {
      kind: text<PublishedKind>(),
      record_id: text(),
      /** JSON: the changed fields, each with its value when the change began. */
      patch: text(),
      base: text(),
      /** Version of the record that the draft is based on. */
      base_version: integer(),
      version: integer(),
      is_ready: integer(0),
      note: text(""),
      /** Who marked it ready for review, and when; "" before. */
      ready_by: text(""),
      ready_at: text(""),
      account_id: integer().orNull(),
      saved_by: text(),
      saved_at: text(),
      /** JSON: when each changed field was last written; absent ones at `saved_at`. */
      written_at: text("{}").since("007-translations"),
    },
    { key: ["kind", "record_id"] },
  ),
  /** Scheduled publication. */
  plan: table(
    {
      id: id(),
      kind: text<PublishedKind>(),
      record_id: text(),
      at: text(),
      act: text<(typeof planActs)[number]>(),
      /** JSON: languages concerned. */
      languages: text(),
      state: text<(typeof planStates)[number]>(),
      /** Error code of a failure; of a waiting plan why it needs a confirmation, "" while it runs by itself. */
      reason: text(""),
      account_id: integer().orNull(),
      /** Access key that made the plan. */
      key_id: integer().orNull(),
      /** Version of the draft that was planned; of other acts 0. */
      draft_version: integer(0),
      planned_by: text(),
      created_at: text(),
    },
    { indexes: { plan_by_time: ["state", "at"], plan_by_record: ["kind", "record_id"] } },
  ),
  /** Who has a record open, and has changed it there; valid for some seconds. */
  record_presence: table(
    {
      kind: text<PublishedKind>(),
      record_id: text(),
      account_id: integer().ownedBy("admin"),
      editing: integer(),
      at: text(),
    },
    { key: ["kind", "record_id", "account_id"], since: "012-record-presence" },
  ),
  /** URL that shows a draft to somebody without an account. */
  share: table(
    {
      id: id(),
      hash: text().unique(),
      kind: text<PublishedKind>(),
      record_id: text(),
      /** JSON: unsaved input, for the author's own preview; null shows the stored draft. */
      typed: text().orNull(),
      account_id: integer().orNull(),
      key_id: integer().orNull(),
      made_by: text(),
      created_at: text(),
      expires_at: text(),
    },
    { indexes: { share_by_record: ["kind", "record_id"] } },
  ),
}
