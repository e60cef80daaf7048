import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import type { Publications } from "#contract/publishing.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { read } from "../api/read.ts"
import { fieldChanges } from "../editor/versions.ts"
import { FieldDifference } from "../history/field-difference.tsx"
import { Loaded } from "../ui/loaded.tsx"
import "../history/history.css"

type Draft = Publications["drafts"][number]

/** What a draft changes, loaded when it is opened. */
export function DraftDifferences({ draft }: { draft: Draft }) {
  const { publishing: texts } = useDashboardTexts()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{texts.differences}</summary>
      {isOpen && <Differences draft={draft} />}
    </details>
  )
}

function Differences({ draft: { kind, id } }: { draft: Draft }) {
  const { publishing: texts } = useDashboardTexts()
  const loaded = useQuery(read("GET /draft/:kind/:id", { params: { kind, id } }))
  return (
    <Loaded query={loaded} failed={texts.differencesFailed} rows={2}>
      {({ draft }) =>
        draft &&
        fieldChanges(draft.base, draft.patch).map((change) => (
          <FieldDifference key={change.key} change={change} heading="h2" />
        ))
      }
    </Loaded>
  )
}
