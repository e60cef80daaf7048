import { useQueries } from "@tanstack/react-query"
import type { Publication, PublishedKind } from "#contract/publishing.ts"
import { read } from "../api/read.ts"
import type { EditableRecord } from "../editor/record-values.ts"
import { type Joint, joinPublications, presentLanguages } from "../translations/joint.ts"
import type { ReadState } from "./reads.ts"

interface PublicationOptions {
  kind: PublishedKind
  /** Null for a new record, which has no draft. */
  id: number | string | null
  joint: Joint | undefined
  /** Of a thing with a record in each language: the joined record, once it is loaded. */
  record: EditableRecord | undefined
}

/** Reads draft, plans and visibility of a record, joined for a thing with a record in each language. */
export function usePublication({ kind, id, joint, record }: PublicationOptions): ReadState<Publication | null> {
  const members = record?.members
  const present = members ? presentLanguages(members) : []
  const ids = joint ? present.map((language) => members?.[language]?.id ?? 0) : id === null ? [] : [id]
  const loaded = useQueries({
    queries: ids.map((recordId) => read("GET /draft/:kind/:id", { params: { kind, id: recordId } })),
  })
  const publications = loaded.flatMap(({ data }) => data ?? [])
  const state = {
    error: loaded.map(({ error }) => error).find((error) => error !== null) ?? null,
    refetch: () => Promise.all(loaded.map(({ refetch }) => refetch())),
  }
  if (id === null) return { ...state, data: null }
  if (publications.length < ids.length || (joint && !members)) return { ...state, data: undefined }
  if (!joint || !members) return { ...state, data: publications[0] }
  const byLanguage = Object.fromEntries(present.map((language, index) => [language, publications[index]]))
  return { ...state, data: joinPublications(members, byLanguage, joint) }
}
