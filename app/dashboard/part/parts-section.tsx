import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query"
import { type ReactNode, useState } from "react"
import { Link, useSearchParams } from "react-router"
import { limits } from "#contract/limits.ts"
import type { Part, PartPage } from "#contract/part.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { read, useRefresh } from "../api/read.ts"
import { ImportDialog } from "../import/import-dialog.tsx"
import { Pager } from "../list/pager.tsx"
import { ListSearchField } from "../list/search-field.tsx"
import { useView } from "../ui/define-view.ts"
import { useMay } from "../ui/shell-context.tsx"
import { Button } from "../ui/button.tsx"
import { useIsReadOnly } from "../ui/editing-scope.tsx"
import type { TitleText } from "../ui/shown-text.ts"
import { EmptyState, LoadError, SkeletonRows } from "../ui/states.tsx"
import { BulkBar } from "./bulk-bar.tsx"
import { CardsHead } from "./cards-head.tsx"
import { ExportParts } from "./export-parts.tsx"
import { useMayWrite } from "./may-write.ts"
import { PartDialog } from "./part-dialog.tsx"
import { partFields } from "./part-form.ts"
import { PartGrid } from "./part-table.tsx"
import { partView, searchQuery } from "./part-address.ts"
import { useBulk } from "./use-bulk.tsx"
import { useRemovePart } from "./use-remove-part.tsx"
import { useSelection } from "./use-selection.ts"
import "./parts.css"
import "./parts-editing.css"

interface PartsSectionProps {
  spareId: number
  /** Total number of parts in the group, if known. */
  total: number
  group: TitleText
}

type Open = { kind: "part"; part: Part | null } | { kind: "import" } | null

/** Parts of a group: search while typing, twenty per page; query, order and page are in the URL. */
export function PartsSection({ spareId, total, group }: PartsSectionProps) {
  const { parts: texts, partGrid } = useDashboardTexts()
  const { number: toAdd, forget } = useNumberToAdd()
  const isReadOnly = useIsReadOnly()
  const writes = partFields.some(useMayWrite())
  const [open, setOpen] = useState<Open>(toAdd && !isReadOnly ? { kind: "part", part: null } : null)
  const { view, show, loaded, list, setList } = usePartList(spareId)
  const refresh = useRefresh()
  const selection = useSelection(list?.items ?? [])
  const bulk = useBulk(spareId, selection)
  const removePart = useRemovePart(spareId, list, setList)
  const all = view.query ? total : (list?.total ?? total)
  return (
    <section className="d-sec" id="parts">
      <h2 id="parts-heading" tabIndex={-1}>
        {texts.title} <small>{list && view.query ? texts.found(list.total, all) : texts.total(all)}</small>
      </h2>
      <p>
        <Link to={`/dashboard/spare/${spareId}/parts`}>{partGrid.openOne}</Link>
      </p>
      <PartsBar query={view.query} onSearch={(query) => show({ query })} onOpen={setOpen}>
        {list && list.items.length > 0 && <ExportParts spareId={spareId} query={view.query} />}
      </PartsBar>
      {selection.chosen.size > 0 && list && (
        <BulkBar spareId={spareId} selection={selection} bulk={bulk} query={view.query} found={list.total} />
      )}
      {loaded.error !== null && !loaded.isFetching ? (
        <LoadError title={texts.loadFailed} error={loaded.error} onRetry={() => void loaded.refetch()} />
      ) : !list ? (
        <SkeletonRows rows={limits.pageSize} className="skeleton-dense" />
      ) : list.items.length === 0 ? (
        <NoParts query={view.query} onClear={() => show({ query: "" })} />
      ) : (
        <div aria-busy={loaded.isFetching}>
          <CardsHead sort={view.sort} selection={selection} onSort={(sort) => show({ sort })} />
          <PartGrid
            spareId={spareId}
            items={list.items}
            query={view.query}
            sort={view.sort}
            selection={selection}
            onSort={(sort) => show({ sort })}
            onEdit={(part) => setOpen({ kind: "part", part })}
            onRemove={(part) => void removePart(part)}
            onSaved={(part, before) => setList({ ...list, items: replaced(list.items, before, part) })}
          />
          <Pager page={list.page} limit={list.limit} total={list.total} onPage={(page) => show({ page })} />
          {writes && (
            <p className="hint keys-hint" id="parts-keys">
              {texts.keysHint}
            </p>
          )}
        </div>
      )}
      <output className="visually-hidden">{list && view.query ? texts.found(list.total, all) : ""}</output>
      {open?.kind === "part" && (
        <PartDialog
          spareId={spareId}
          part={open.part}
          number={toAdd}
          onSaved={() => {
            void refresh("GET /spare/:id")
            return refresh("GET /spare/:id/search")
          }}
          onClose={() => {
            forget()
            setOpen(null)
          }}
        />
      )}
      {open?.kind === "import" && <ImportDialog spareId={spareId} group={group} onClose={() => setOpen(null)} />}
    </section>
  )
}

/** Returns the list with a saved part; `before` names its former id, since re-creating a deleted part gives a new one. */
const replaced = (items: readonly Part[], before: Part, part: Part): Part[] =>
  items.map((item) => (item.id === before.id ? part : item))

/** Number of a part that another screen asks to add; in the URL until its form is closed. */
function useNumberToAdd() {
  const [params, setParams] = useSearchParams()
  const forget = () => {
    if (!params.has("add")) return
    const rest = new URLSearchParams(params)
    rest.delete("add")
    setParams(rest, { replace: true, preventScrollReset: true })
  }
  return { number: params.get("add") ?? "", forget }
}

function usePartList(spareId: number) {
  const language = useDashboardLanguage()
  const { view, show } = useView(partView)
  const page = read("GET /spare/:id/search", { params: { id: spareId }, query: searchQuery(view, language) })
  const loaded = useQuery({ ...page, placeholderData: keepPreviousData })
  const client = useQueryClient()
  const setList = (list: PartPage) => client.setQueryData(page.queryKey, list)
  return { view, show, loaded, list: loaded.data, setList }
}

interface PartsBarProps {
  query: string
  onSearch: (query: string) => void
  onOpen: (open: Open) => void
  children: ReactNode
}

function PartsBar({ query, onSearch, onOpen, children }: PartsBarProps) {
  const { parts: texts } = useDashboardTexts()
  const isReadOnly = useIsReadOnly()
  const mayImport = useMay("parts.import")
  return (
    <div className="parts-bar">
      <ListSearchField label={texts.searchLabel} placeholder={texts.searchHint} value={query} onSearch={onSearch} />
      <div className="action-row">
        {children}
        {mayImport && (
          <Button look="quiet" icon="upload" onClick={() => onOpen({ kind: "import" })}>
            {texts.import}
          </Button>
        )}
        {!isReadOnly && (
          <Button icon="plus" onClick={() => onOpen({ kind: "part", part: null })}>
            {texts.add}
          </Button>
        )}
      </div>
    </div>
  )
}

function NoParts({ query, onClear }: { query: string; onClear: () => void }) {
  const { parts: texts } = useDashboardTexts()
  const isReadOnly = useIsReadOnly()
  if (!query) return <EmptyState title={texts.emptyTitle} {...(isReadOnly ? {} : { text: texts.emptyText })} />
  return (
    <EmptyState title={texts.nothingTitle(query)} text={texts.nothingText}>
      <Button look="quiet" onClick={onClear}>
        {texts.clearSearch}
      </Button>
    </EmptyState>
  )
}
