import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import type { Publications } from "#contract/publishing.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { read } from "../api/read.ts"
import { SegmentedFilter } from "../list/segments.tsx"
import { Button } from "../ui/button.tsx"
import { EditingScope, useIsReadOnly } from "../ui/editing-scope.tsx"
import { choiceParameter, defineView, useView } from "../ui/define-view.ts"
import { Loaded } from "../ui/loaded.tsx"
import { PageHeader } from "../ui/page-header.tsx"
import { EmptyState, SkeletonRows } from "../ui/states.tsx"
import { DraftRow } from "./draft-row.tsx"
import { ReturnDialog } from "./return-dialog.tsx"
import { TickedDrafts } from "./ticked-drafts.tsx"
import "./publishing.css"

/** Drafts, and plans that wait or have failed. */
export default function DraftsPage() {
  return (
    <EditingScope needs="content.publish">
      <Drafts />
    </EditingScope>
  )
}

function Drafts() {
  const { publishing: texts } = useDashboardTexts()
  const lang = useDashboardLanguage()
  const loaded = useQuery(read("GET /draft", { query: { lang } }))
  const { data } = loaded
  return (
    <>
      <PageHeader title={texts.title} stamp={data ? texts.total(data.drafts.length) : "\u00a0"} />
      <Loaded
        query={loaded}
        failed={texts.loadFailed}
        skeleton={<SkeletonRows rows={4} />}
        isEmpty={({ drafts, plans }) => drafts.length + plans.length === 0}
        empty={<EmptyState title={texts.emptyTitle} text={texts.emptyText} />}
      >
        {(publications) => <FilteredDrafts data={publications} />}
      </Loaded>
    </>
  )
}

const shownKinds = ["all", "ready", "planned"] as const
const draftsView = defineView({ shown: choiceParameter(shownKinds, { start: "all", name: "show" }) })

/** All drafts, those ready for review first; or only these, or what is planned, by its date. */
function FilteredDrafts({ data: { drafts, plans } }: { data: Publications }) {
  const { publishing: texts } = useDashboardTexts()
  const { view, show } = useView(draftsView)
  const ready = drafts.filter((draft) => draft.ready)
  const others = drafts.filter((draft) => !draft.ready)
  const planned = Map.groupBy(plans, keyOf)
  const counts = { all: drafts.length, ready: ready.length, planned: planned.size }
  const labels = { all: texts.all, ready: texts.ready, planned: texts.allPlanned }
  return (
    <>
      <div className="filters">
        <SegmentedFilter
          label={texts.filter}
          value={view.shown}
          options={shownKinds.map((value) => ({ value, label: labels[value], count: counts[value] }))}
          onChoose={(shown) => show({ shown })}
        />
      </div>
      {view.shown === "all" ? (
        <Waiting drafts={[...ready, ...others]} plans={plans} />
      ) : view.shown === "ready" && ready.length > 0 ? (
        <Waiting drafts={ready} plans={plans.filter((plan) => ready.some((draft) => isSameRecord(plan, draft)))} />
      ) : view.shown === "planned" && plans.length > 0 ? (
        <Waiting
          // Plans are in order of their dates; a record with several is listed once, at the earliest.
          drafts={[...planned.keys()].flatMap((key) => drafts.find((draft) => keyOf(draft) === key) ?? [])}
          plans={plans}
        />
      ) : (
        <EmptyState title={view.shown === "planned" ? texts.nonePlanned : texts.noneReady}>
          <Button look="line" onClick={() => show({ shown: "all" })}>
            {texts.showAll}
          </Button>
        </EmptyState>
      )}
    </>
  )
}

type Named = Pick<Publications["plans"][number], "kind" | "id">
const keyOf = ({ kind, id }: Named): string => `${kind}:${id}`
const isSameRecord = (record: Named, other: Named) => record.kind === other.kind && record.id === other.id

function Waiting({ drafts, plans }: Pick<Publications, "drafts" | "plans">) {
  const { publishing: texts } = useDashboardTexts()
  const isReadOnly = useIsReadOnly()
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [returned, setReturned] = useState<Publications["drafts"]>([])
  const alone = plans.filter((plan) => !drafts.some((draft) => isSameRecord(plan, draft)))
  const rows = [
    ...drafts.map((draft) => ({ draft })),
    ...[...Map.groupBy(alone, keyOf).values()].flatMap(([plan]) => (plan ? [{ draft: null, plan }] : [])),
  ]
  const chosen = drafts.filter((draft) => ticked.includes(keyOf(draft)))
  return (
    <>
      <ul className="records drafts" aria-label={texts.title}>
        {rows.map((row) => {
          const record = row.draft ?? row.plan
          const key = keyOf(record)
          return (
            <DraftRow
              key={key}
              row={row}
              plans={plans.filter((plan) => isSameRecord(plan, record))}
              isTicked={ticked.includes(key)}
              onTick={(isOn) => setTicked(isOn ? [...ticked, key] : ticked.filter((other) => other !== key))}
              onReturn={(draft) => setReturned([draft])}
            />
          )
        })}
      </ul>
      {!isReadOnly && drafts.length > 0 && (
        <TickedDrafts
          drafts={chosen}
          total={drafts.length}
          onAll={() => setTicked(chosen.length === drafts.length ? [] : drafts.map(keyOf))}
          onReturn={setReturned}
          onDone={() => setTicked([])}
        />
      )}
      {returned.length > 0 && (
        <ReturnDialog drafts={returned} onDone={() => setTicked([])} onClose={() => setReturned([])} />
      )}
    </>
  )
}
