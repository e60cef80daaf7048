import type { RecordKind } from "#contract/record-constants.ts"
import type { AnyRecord } from "./define-record.ts"

/** The declaration of every kind. A kind that is missing does not compile. */
export type RecordRegistry = Readonly<Record<RecordKind, AnyRecord>>
