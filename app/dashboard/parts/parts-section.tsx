import { useState } from "react"
import { useSearchParams } from "react-router"
import { limits } from "#contract/limits.ts"
import type { Part, PartPage } from "#contract/part.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useApi } from "../api/use-api.ts"
import { ImportDialog } from "../import/import-dialog.tsx"
import { Pager } from "../list/pager.tsx"
import { SearchField } from "../list/search-field.tsx"
import { useLast } from "../list/use-last.ts"
import { Button } from "../ui/button.tsx"
import { EmptyState, LoadError, SkeletonRows } from "../ui/states.tsx"
import { PartDialog } from "./part-dialog.tsx"
import { PartTable } from "./part-table.tsx"
import { searchPath, readPartView, writePartView } from "./part-address.ts"
import { useRemovePart } from "./use-remove-part.tsx"
import "./parts.css"

interface PartsSectionProps {
  spareId: number
  /** How many parts the group holds in all, as far as is known. */
  total: number
  groupTitle: string
  /** A part was added or removed, or a sheet was imported. */
  onChange: () => void
}

type Open = { kind: "part"; part: Part | null } | { kind: "import" } | null

/** The parts of a group: searched as one types, twenty at a time, query and page kept in the address. */
export function PartsSection({ spareId, total, groupTitle, onChange }: PartsSectionProps) {
  const { parts: texts } = useDashboardTexts()
  const [params, setParams] = useSearchParams()
  const view = readPartView(params)
  const loaded = useApi<PartPage>(searchPath(spareId, view))
  const list = useLast(loaded.data)
  const [open, setOpen] = useState<Open>(null)
  const changed = () => {
    loaded.reload()
    onChange()
  }
  const removePart = useRemovePart(spareId, list, loaded.setData, changed, onChange)
  const show = (change: Partial<typeof view>) =>
    setParams(writePartView(params, { ...view, page: 1, ...change }), {
      replace: change.page === undefined,
      preventScrollReset: true,
    })
  const all = view.query ? total : (list?.total ?? total)
  return (
    <section className="d-sec" id="parts">
      <h2>
        {texts.title} <small>{list && view.query ? texts.found(list.total, all) : texts.total(all)}</small>
      </h2>
      <PartsBar query={view.query} onSearch={(query) => show({ query })} onOpen={setOpen} />
      {loaded.error !== null && !loaded.isLoading ? (
        <LoadError title={texts.loadFailed} error={loaded.error} onRetry={loaded.reload} />
      ) : !list ? (
        <SkeletonRows rows={limits.pageSize} className="sk-dense" />
      ) : list.items.length === 0 ? (
        <NoParts query={view.query} onClear={() => show({ query: "" })} />
      ) : (
        <div aria-busy={loaded.isLoading}>
          <PartTable
            items={list.items}
            query={view.query}
            onEdit={(part) => setOpen({ kind: "part", part })}
            onRemove={(part) => void removePart(part)}
          />
          <Pager page={list.page} limit={list.limit} total={list.total} onPage={(page) => show({ page })} />
        </div>
      )}
      <output className="vh">{list && view.query ? texts.found(list.total, all) : ""}</output>
      {open?.kind === "part" && (
        <PartDialog spareId={spareId} part={open.part} onSaved={changed} onClose={() => setOpen(null)} />
      )}
      {open?.kind === "import" && (
        <ImportDialog spareId={spareId} groupTitle={groupTitle} onApplied={changed} onClose={() => setOpen(null)} />
      )}
    </section>
  )
}

interface PartsBarProps {
  query: string
  onSearch: (query: string) => void
  onOpen: (open: Open) => void
}

function PartsBar({ query, onSearch, onOpen }: PartsBarProps) {
  const { parts: texts } = useDashboardTexts()
  return (
    <div className="parts-bar">
      <SearchField
        label={texts.searchLabel}
        placeholder={texts.searchHint}
        value={query}
        onSearch={(typed) => {
          if (typed !== query) onSearch(typed)
        }}
      />
      <div className="acts">
        <Button look="quiet" icon="upload" onClick={() => onOpen({ kind: "import" })}>
          {texts.import}
        </Button>
        <Button icon="plus" onClick={() => onOpen({ kind: "part", part: null })}>
          {texts.add}
        </Button>
      </div>
    </div>
  )
}

function NoParts({ query, onClear }: { query: string; onClear: () => void }) {
  const { parts: texts } = useDashboardTexts()
  if (!query) return <EmptyState title={texts.emptyTitle} text={texts.emptyText} />
  return (
    <EmptyState title={texts.nothingTitle(query)} text={texts.nothingText}>
      <Button look="quiet" onClick={onClear}>
        {texts.clearSearch}
      </Button>
    </EmptyState>
  )
}
