import type { RecordKind } from "#contract/record-constants.ts"
import type { AnyRecord } from "./define-record.ts"

/** Declarations of all kinds. A missing kind does not compile. */
export type RecordRegistry = Readonly<Record<RecordKind, AnyRecord>>
