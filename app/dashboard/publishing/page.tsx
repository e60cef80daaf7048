import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { Link } from "react-router"
import type { Publications } from "#contract/publishing.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { read, useRefresh } from "../api/read.ts"
import { SegmentedFilter } from "../list/segments.tsx"
import { Button } from "../ui/button.tsx"
import { EditingScope, useIsReadOnly } from "../ui/editing-scope.tsx"
import { choiceParameter, defineView, useView } from "../ui/define-view.ts"
import { Loaded } from "../ui/loaded.tsx"
import { PageHeader } from "../ui/page-header.tsx"
import { EmptyState, SkeletonRows } from "../ui/states.tsx"
import { useAgo } from "../ui/use-ago.ts"
import { DraftDifferences } from "./draft-differences.tsx"
import { draftPath } from "./draft-path.ts"
import { PlanNotes } from "./plan-notes.tsx"
import { PublishTicked } from "./publish-ticked.tsx"
import { ReviewNote } from "./review-note.tsx"
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
  const { publishing: texts, trash } = useDashboardTexts()
  const refresh = useRefresh()
  const isReadOnly = useIsReadOnly()
  const ago = useAgo()
  const plansOf = (record: Named) => plans.filter((plan) => isSameRecord(plan, record))
  const alone = plans.filter((plan) => !drafts.some((draft) => isSameRecord(plan, draft)))
  const rows = [
    ...drafts.map((draft) => ({ ...draft, isDraft: true as const })),
    ...[...Map.groupBy(alone, ({ kind, id }) => `${kind}:${id}`).values()].flatMap(([plan]) =>
      plan ? [{ ...plan, isDraft: false as const }] : [],
    ),
  ]
  const [ticked, setTicked] = useState<readonly string[]>([])
  const tick = (key: string, isOn: boolean) =>
    setTicked(isOn ? [...ticked, key] : ticked.filter((other) => other !== key))
  const chosen = drafts.filter((draft) => ticked.includes(keyOf(draft)))
  const list = (
    <ul className="records drafts" aria-label={texts.title}>
      {rows.map((row) => (
        <li key={keyOf(row)} className="draft-row">
          {row.isDraft && !isReadOnly && (
            <input
              type="checkbox"
              aria-label={texts.tick(row.title || String(row.id))}
              checked={ticked.includes(keyOf(row))}
              onChange={({ target }) => tick(keyOf(row), target.checked)}
            />
          )}{" "}
          <b>
            <Link to={draftPath(row)}>{row.title || String(row.id)}</Link>
          </b>{" "}
          <span>{row.kind === "page" ? texts.textPage : trash.kind[row.kind]}</span>
          <p className="publish-state">
            {row.isDraft && (
              <span>
                {texts.savedBy(row.saved_by, ago(row.saved_at))}{" "}
                {row.languages.map((code) => code.toUpperCase()).join(", ")}
              </span>
            )}
            {row.isDraft && <ReviewNote draft={row} />}
            {row.isDraft && !row.ready && row.note && <span>{row.note}</span>}
            <PlanNotes
              plans={plansOf(row)}
              version={row.isDraft ? row.version : 0}
              isEditable={!isReadOnly}
              onChanged={() => void refresh("GET /draft")}
            />
          </p>
          {row.isDraft && <DraftDifferences draft={row} />}
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {!isReadOnly && drafts.length > 0 && (
        <PublishTicked
          drafts={chosen}
          onAll={() => setTicked(chosen.length === drafts.length ? [] : drafts.map(keyOf))}
          onDone={() => setTicked([])}
        />
      )}
      {list}
    </>
  )
}
