import { useQuery } from "@tanstack/react-query"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { Language } from "#contract/language.ts"
import type { Hidden, PublishedKind } from "#contract/publishing.ts"
import { read } from "../api/read.ts"

/** In a list: marks for a draft and for a hidden record of one language. */
export function RecordMarksNote({ marks: { drafted, hidden } }: { marks: RecordMarks }) {
  const { editor: texts } = useDashboardTexts()
  if (drafted === null && hidden.length === 0) return null
  return (
    <small className="draft-mark">
      {[drafted !== null && texts.marked.draft, hidden.length > 0 && texts.marked.hidden].filter(Boolean).join(", ")}
    </small>
  )
}

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
