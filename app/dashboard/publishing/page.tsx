import { useQuery } from "@tanstack/react-query"
import { Link } from "react-router"
import type { Publications, PublishedKind } from "#contract/publishing.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { read, useRefresh } from "../api/read.ts"
import { recordPath } from "../audit/record-path.ts"
import { formatMoment } from "../ui/format-date.ts"
import { EditingScope, useIsReadOnly } from "../ui/editing-scope.tsx"
import { PageHeader } from "../ui/page-header.tsx"
import { EmptyState, LoadError, SkeletonRows } from "../ui/states.tsx"
import { PlanNotes } from "./plan-notes.tsx"

/** What waits to be published, and what is planned or has failed. */
export default function DraftsPage() {
  return (
    <EditingScope needs="content.publish">
      <Drafts />
    </EditingScope>
  )
}

function Drafts() {
  const { publishing: texts, common } = useDashboardTexts()
  const loaded = useQuery(read("GET /draft"))
  const { data, error } = loaded
  return (
    <>
      <PageHeader
        title={texts.title}
        crumbs={[{ to: "/dashboard", label: common.dashboard }]}
        stamp={data ? texts.total(data.drafts.length) : "\u00a0"}
      />
      {error !== null && !data ? (
        <LoadError title={texts.loadFailed} error={error} onRetry={() => void loaded.refetch()} />
      ) : !data ? (
        <SkeletonRows rows={4} />
      ) : data.drafts.length + data.plans.length === 0 ? (
        <EmptyState title={texts.emptyTitle} text={texts.emptyText} />
      ) : (
        <Waiting data={data} />
      )}
    </>
  )
}

const pathOf = ({ kind, id, title }: { kind: PublishedKind; id: number | string; title: string }) =>
  recordPath({ record: { kind, id: String(id), exists: true, parent_id: 0 }, title }) ?? "/dashboard"

function Waiting({ data: { drafts, plans } }: { data: Publications }) {
  const { publishing: texts, trash } = useDashboardTexts()
  const language = useDashboardLanguage()
  const refresh = useRefresh()
  const isReadOnly = useIsReadOnly()
  const plansOf = (of: { kind: string; id: number | string }) =>
    plans.filter(({ kind, id }) => kind === of.kind && id === of.id)
  const alone = plans.filter((plan) => !drafts.some(({ kind, id }) => kind === plan.kind && id === plan.id))
  const rows = [
    ...drafts.map((draft) => ({ ...draft, isDraft: true as const })),
    ...[...Map.groupBy(alone, ({ kind, id }) => `${kind}:${id}`).values()].flatMap(([plan]) =>
      plan ? [{ ...plan, isDraft: false as const }] : [],
    ),
  ]
  return (
    <ul className="records drafts" aria-label={texts.title}>
      {rows.map((row) => (
        <li key={`${row.kind}:${row.id}`} className="draft-row">
          <b>
            <Link to={pathOf(row)}>{row.title || String(row.id)}</Link>
          </b>{" "}
          <span>{row.kind === "page" ? texts.textPage : trash.kind[row.kind]}</span>
          <p className="publish-state">
            {row.isDraft && (
              <span>
                {texts.savedBy(row.saved_by, formatMoment(row.saved_at, language))}{" "}
                {row.languages.map((code) => code.toUpperCase()).join(", ")}
              </span>
            )}
            {row.isDraft && row.ready && <span>{texts.ready}</span>}
            {row.isDraft && row.note && <span>{row.note}</span>}
            <PlanNotes plans={plansOf(row)} isEditable={!isReadOnly} onChanged={() => void refresh("GET /draft")} />
          </p>
        </li>
      ))}
    </ul>
  )
}
