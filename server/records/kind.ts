import type { Ability } from "#contract/ability.ts"
import type { AuditRecordKind } from "#contract/audit-constants.ts"
import type { RecordKind } from "#contract/record-constants.ts"
import type { PartsRestored } from "#contract/sheet.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { ShownRecord } from "./define-record.ts"
import type { TrashRow } from "./trash-store.ts"

/** A row that exists, for the links of the activity log. */
export interface ActiveRow {
  id: number | string
  /** Id of its owner. */
  parent_id: number | null
}

/** What trash, history and activity log have to know of a kind, of records and of all else. */
export interface Kind<Caller> {
  /** Needed to restore, besides `trash.restore`. */
  ability: Ability
  /** Restores what trash entries refer to; throws `conflict` when it was replaced or its owner is deleted. */
  restore?(trx: Database, caller: Caller, entries: readonly TrashRow[]): Promise<void>
  /** Restored after all others, which it may belong to. */
  restoredLast?: true
  /** Restores one entry alone, in steps; returns what became of it. */
  restoreInSteps?: (caller: Caller, id: number) => Promise<PartsRestored>
  /** Removes for good what a trash entry refers to. */
  purge?(trx: Database, id: number): Promise<void>
  /** Removes in short steps what purges leave. */
  afterPurge?(db: Database): Promise<void>
  /** Returns how the audit names entries whose titles are visitors' names. */
  readReferences?(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, string>>
  /** Returns the record whose titles in each language an entry has. */
  titledBy?(entry: TrashRow): { kind: RecordKind; id: number }
  /** Returns what the list of the trash shows of an entry besides: the number of parts, or the hash of a picture. */
  details?(data: unknown): { parts?: number; hash?: string }
  /** Saves a stored version again; by default that of a record. */
  restoreVersion?: (caller: Caller, id: number, data: unknown, expected: number | null) => Promise<ShownRecord>
  /** Returns those that exist and are not deleted. */
  findActive?(db: Database, ids: readonly string[]): Promise<ActiveRow[]>
}

/** All kinds. A missing one does not compile. */
export type KindRegistry<Caller> = Readonly<Record<AuditRecordKind, Kind<Caller>>>
