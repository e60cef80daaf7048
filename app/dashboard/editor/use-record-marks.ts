import { useQuery } from "@tanstack/react-query"
import type { Language } from "#contract/language.ts"
import type { Hidden, PublishedKind } from "#contract/publishing.ts"
import { read } from "../api/read.ts"

/** Draft and hidden state of a record in a list. */
export interface RecordMarks {
  /** Languages changed by a draft, empty when it changes only fields without language; null without a draft. */
  drafted: readonly Language[] | null
  hidden: Hidden
}

/** Returns the marks of each record in a list of one kind; none before they are loaded. */
export function useRecordMarks(kind: PublishedKind): (id: number | string) => RecordMarks {
  const { data } = useQuery(read("GET /draft"))
  return (id) => {
    const isThis = (entry: { kind: string; id: number | string }) => entry.kind === kind && entry.id === id
    return {
      drafted: data?.drafts.find(isThis)?.languages ?? null,
      hidden: data?.hidden.find(isThis)?.hidden ?? [],
    }
  }
}
