import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { Link, useParams } from "react-router"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useAnnouncer } from "#app/ui/announcer.tsx"
import { errorText } from "../api/error-text.ts"
import { read, useRefresh } from "../api/read.ts"
import { useMayWrite } from "../part/may-write.ts"
import { partFields } from "../part/part-form.ts"
import { EditorSkeleton } from "../record/awaited-record.tsx"
import { Pager } from "../list/pager.tsx"
import { EditingScope } from "../ui/editing-scope.tsx"
import { PageHeader } from "../ui/page-header.tsx"
import { shownTitle } from "../ui/shown-text.ts"
import { EmptyState, LoadError, SkeletonRows } from "../ui/states.tsx"
import { useToast } from "../ui/toasts.tsx"
import { BulkChange } from "./bulk-change.tsx"
import { ConflictList } from "./conflict-list.tsx"
import { GridBar } from "./grid-bar.tsx"
import { GridTable } from "./grid-table.tsx"
import { type CellBlock, edgesOf } from "./selection.ts"
import { PartHistory } from "./part-history.tsx"
import { SaveState } from "./save-state.tsx"
import { useBlockStore } from "./use-block-store.ts"
import { usePartGrid } from "./use-part-grid.ts"
import "./part-grid.css"

/** The parts of one group, or of all, as a spreadsheet. */
export default function PartGridPage() {
  const { id } = useParams()
  const { spares: texts, common } = useDashboardTexts()
  const groups = useQuery(read("GET /spare"))
  const group = groups.data?.find((one) => String(one.id) === id)
  if (groups.data && (id === undefined || group))
    return <LoadedGrid key={id ?? "all"} group={group?.id} groups={groups.data} />
  const crumbs = [{ to: "/dashboard/data", label: texts.title }]
  if (groups.data)
    return (
      <>
        <PageHeader title={texts.gone} crumbs={crumbs} />
        <EmptyState text={texts.removedText}>
          <Link className="button button-small" to="/dashboard/data">
            {texts.toList}
          </Link>
        </EmptyState>
      </>
    )
  if (groups.error)
    return <LoadError title={common.loadFailed} error={groups.error} onRetry={() => void groups.refetch()} />
  return <EditorSkeleton title={texts.title} />
}

const first: CellBlock = { anchor: { row: 0, column: 0 }, focus: { row: 0, column: 0 } }

function LoadedGrid({ group, groups }: { group: number | undefined; groups: Parameters<typeof namesOf>[0] }) {
  const { partGrid: texts, parts, spares, common } = useDashboardTexts()
  const language = useDashboardLanguage()
  const toast = useToast()
  const refresh = useRefresh()
  const { announce, region } = useAnnouncer()
  const { store, state } = useBlockStore(group)
  const { view, show, turn, loaded, list } = usePartGrid(group, store)
  const [block, setBlock] = useState(first)
  const writes = partFields.some(useMayWrite())
  const [dialog, setDialog] = useState<"bulk" | "history" | null>(null)
  const names = namesOf(groups, language, spares.untitled)
  const title = group === undefined ? texts.allTitle : (names.get(group) ?? "")
  const { top, bottom } = edgesOf(block)
  const part = list?.items[Math.min(block.focus.row, list.items.length - 1)]
  const undo = async (way: "undo" | "redo") => {
    try {
      const done = await store[way]()
      if (done) announce(way === "undo" ? texts.undone(done.changed) : texts.redone(done.changed))
      if (done && done.kept > 0) toast({ text: texts.kept(done.kept) })
      if (done) void refresh("GET /part")
      else announce(texts.nothingToUndo)
    } catch (error) {
      toast({ text: errorText(common, error), isError: true })
    }
  }
  const showPage = async (page: number) => {
    setBlock(first)
    if (!(await turn(page))) toast({ text: texts.movedUp, about: "moved-up" })
  }
  return (
    <>
      <PageHeader
        title={texts.title(title)}
        crumbs={[
          { to: "/dashboard/data", label: spares.title },
          ...(group === undefined ? [] : [{ to: `/dashboard/spare/${group}`, label: title }]),
        ]}
        stamp={list ? parts.total(list.total) : "\u00a0"}
      />
      <GridBar
        view={view}
        state={state}
        hasRows={(list?.items.length ?? 0) > 0}
        onShow={(change) => {
          setBlock(first)
          show(change)
        }}
        onUndo={(way) => void undo(way)}
        onDialog={setDialog}
      />
      {writes && <SaveState store={store} state={state} />}
      <ConflictList store={store} state={state} />
      {loaded.error && !list ? (
        <LoadError title={parts.loadFailed} error={loaded.error} onRetry={() => void loaded.refetch()} />
      ) : !list ? (
        <SkeletonRows rows={view.limit} className="skeleton-dense" />
      ) : list.items.length === 0 ? (
        <EmptyState title={texts.nothing} />
      ) : (
        <div aria-busy={loaded.isFetching}>
          <GridTable
            label={texts.title(title)}
            items={list.items}
            before={(list.page - 1) * list.limit}
            total={list.total}
            store={store}
            state={state}
            groupNames={group === undefined ? names : null}
            block={block}
            onBlock={setBlock}
            onUndo={(way) => void undo(way)}
            announce={announce}
          />
          <Pager page={list.page} limit={list.limit} total={list.total} onPage={(page) => void showPage(page)} />
          {writes && (
            <p className="hint keys-hint" id="part-grid-keys">
              {texts.keysHint}
            </p>
          )}
        </div>
      )}
      {region}
      {dialog === "history" && part && (
        <EditingScope needs="parts.edit">
          <PartHistory part={part} store={store} state={state} onClose={() => setDialog(null)} />
        </EditingScope>
      )}
      {dialog === "bulk" && list && (
        <BulkChange
          groups={group === undefined ? groups.map(({ id }) => id) : [group]}
          view={view}
          total={list.total}
          selected={list.items.slice(top, bottom + 1)}
          store={store}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  )
}

const namesOf = (
  groups: readonly (Parameters<typeof shownTitle>[0] & { id: number })[],
  language: Parameters<typeof shownTitle>[1],
  untitled: string,
) => new Map(groups.map((one) => [one.id, shownTitle(one, language).text || untitled]))
