import type { PublishedKind } from "#contract/publishing.ts"
import type { RecordKind } from "#contract/record-constants.ts"
import type { Records } from "../api/calls.ts"
import type { AltTexts } from "../editor/pictures.ts"
import type { EditableRecord } from "../editor/record-values.ts"

/** A record as its form needs it. */
export type StoredRecord<K extends RecordKind = PublishedKind> = Records[K] & EditableRecord

/** Files of a new record. */
export interface NewFiles {
  files: readonly File[]
  /** Files of single fields, by their names. */
  attached: Readonly<Record<string, File>>
  /** Alternative texts of files. */
  alts: ReadonlyMap<File, AltTexts>
  /** Records posted before a failure, by the names of their forms. */
  posted: Map<string, unknown>
  onProgress: (share: number) => void
  /** Called when the record was stored without its image's text: sending again would make a second record. */
  onAltLost: () => void
}

/**
 * A function with bivariant parameters, as methods have them: components treat all kinds of record alike, while a
 * declaration knows the type of its own.
 */
export type MethodLike<Parameters extends readonly unknown[], Result> = {
  method(...parameters: Parameters): Result
}["method"]
