import { useQuery } from "@tanstack/react-query"
import type { Language } from "#contract/language.ts"
import type { Hidden, PublishedKind } from "#contract/publishing.ts"
import { read } from "../api/read.ts"

/** What waits beside a record of a list, and what of it visitors do not see. */
export interface RecordMarks {
  /** Languages that a draft touches, none where it touches what has no language; null without a draft. */
  drafted: readonly Language[] | null
  hidden: Hidden
}

/** Returns what the marks of a list of one kind say of each record; nothing until it is known. */
export function useRecordMarks(kind: PublishedKind): (id: number | string) => RecordMarks {
  const { data } = useQuery(read("GET /draft"))
  return (id) => {
    const isThis = (one: { kind: string; id: number | string }) => one.kind === kind && one.id === id
    return {
      drafted: data?.drafts.find(isThis)?.languages ?? null,
      hidden: data?.hidden.find(isThis)?.hidden ?? [],
    }
  }
}
