import type { Hidden, Publication } from "#contract/publishing.ts"
import type { Language } from "#contract/language.ts"
import { callApi } from "../api/call-api.ts"
import { type RecordAddress, callRecord, postRestoreVersion, readRecord } from "../api/call-record.ts"
import type { RecordKind } from "#contract/record-constants.ts"
import type { EditableRecord } from "../editor/record-values.ts"
import type { MethodLike, StoredRecord } from "./stored-record.ts"

type Fields = Readonly<Record<string, unknown>>

/** What to publish: some languages, and with `others` also what has no language. */
export interface PublishChoice {
  languages: Language[]
  others: boolean
}

/** A draft as it is sent. */
export interface SentDraft {
  patch: Fields
  based_on: number
  ready: boolean
  note: string
}

/** A plan to publish the draft, or to show or hide the record. */
export interface SentPlan {
  act: "publish" | "show" | "hide"
  at: string
  languages?: readonly string[]
  others?: boolean
}

/** One record with the changes that a form has for it. */
export interface ChangedRecord {
  at: { kind: string; id: number | string }
  patch: Fields
}

/** Calls of a form: to one record, or to a thing's record in each language. */
export interface RecordStore<R> {
  read: () => Promise<R>
  patch: (json: Fields & { hidden?: Hidden }, version: number) => Promise<R>
  readPublication: () => Promise<Publication>
  saveDraft: (draft: SentDraft, version: number) => Promise<Publication>
  publishDraft: (choice: PublishChoice | null, version: number) => Promise<R>
  dropDraft: (version: number) => Promise<unknown>
  restore: (former: number, version: number) => Promise<R>
  /** Whether a version followed another one directly. */
  isNext: (former: number, version: number) => boolean
  plan: (plan: SentPlan) => Promise<unknown>
  /** Returns the records and what a patch changes in each, for a preview. */
  changedBy: (patch: Fields) => ChangedRecord[]
  /** Takes over records stored by another call. */
  accept?: (record: { members?: EditableRecord["members"] }) => void
  /** Gives the record of a language the values and pictures that the first one has. */
  equalise?: (language: Language, names: readonly string[]) => Promise<R>
  /** Adds the record of a language that was missing; resolves with the joined one. */
  adopt?: MethodLike<[language: Language, record: R], Promise<R>>
}

/** Returns the calls to one record. */
export function singleStore<K extends RecordKind>(
  at: RecordAddress<K> & { id: number | string },
): RecordStore<StoredRecord<K>> {
  const { kind, id } = at
  const params = { kind, id }
  const stored = (record: Promise<unknown>) => record as Promise<StoredRecord<K>>
  return {
    read: () => stored(readRecord(at)),
    patch: (json, version) => stored(callRecord(at, "PATCH", { json, version })),
    readPublication: () => callApi("GET /draft/:kind/:id", { params }),
    saveDraft: (json, version) => callApi("PUT /draft/:kind/:id", { params, json, version }),
    publishDraft: (choice, version) =>
      stored(callApi("POST /draft/:kind/:id/publish", { params, json: choice ?? {}, version })),
    dropDraft: (version) => callApi("DELETE /draft/:kind/:id", { params, version }),
    restore: (former, version) => stored(postRestoreVersion(at, former, version)),
    isNext: (former, version) => version === former + 1,
    plan: (plan) => callApi("POST /plan", { json: { kind, id, ...plan } }),
    changedBy: (patch) => [{ at: { kind, id }, patch }],
  }
}
