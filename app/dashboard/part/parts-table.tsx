import { useQuery } from "@tanstack/react-query"
import { type ReactNode, useState } from "react"
import type { PartList } from "#contract/part-list.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useAnnouncer } from "#app/ui/announcer.tsx"
import { errorText } from "../api/error-text.ts"
import { read, useRefresh } from "../api/read.ts"
import { Pager } from "../list/pager.tsx"
import { Button } from "../ui/button.tsx"
import { FieldScope } from "../ui/editing-scope.tsx"
import { Loaded } from "../ui/loaded.tsx"
import { useMay } from "../ui/shell-context.tsx"
import { type TitleText, shownTitle } from "../ui/shown-text.ts"
import { SkeletonRows } from "../ui/states.tsx"
import { useToast } from "../ui/toasts.tsx"
import { BulkBar } from "./bulk-bar.tsx"
import { ConflictList } from "./conflict-list.tsx"
import { foundParts } from "./found-parts.ts"
import { GridTable } from "./grid-table.tsx"
import { useMayWrite } from "./may-write.ts"
import { FootRow, LeftRows, footRowId } from "./foot-row.tsx"
import { partFields } from "./part-form.ts"
import type { PartView, partViews } from "./part-view.ts"
import { NoParts } from "./no-parts.tsx"
import { PartsActions } from "./parts-actions.tsx"
import { PartsBar } from "./parts-bar.tsx"
import { type OpenDialog, PartsDialogs } from "./parts-dialogs.tsx"
import { SaveState } from "./save-state.tsx"
import { type Cell, type CellBlock, edgesOf } from "./selection.ts"
import { useAddRows } from "./use-add-rows.ts"
import { useBlockStore } from "./use-block-store.ts"
import { useBulk } from "./use-bulk.tsx"
import { useParts } from "./use-parts.ts"
import { useTicks } from "./use-ticks.ts"
import "../ui/data-table.css"
import "./parts.css"
import "./part-grid.css"

interface PartsTableProps {
  /** Group whose parts are listed; null for the parts of all. */
  group: { id: number; title: TitleText } | null
  size: keyof typeof partViews
  label: string
  /** Dialog that is open at first. */
  opened?: OpenDialog
  onClosed?: () => void
  head: (list: PartList | undefined, view: PartView) => ReactNode
}

const first: CellBlock = { anchor: { row: 0, column: 0 }, focus: { row: 0, column: 0 } }

/** The parts of a group, or of all, as one table: cells, rows, filters, undo, and the spec's dialogs. */
export function PartsTable({ group, size, label, opened = null, onClosed, head }: PartsTableProps) {
  const { partGrid: texts, parts, spares, common } = useDashboardTexts()
  const language = useDashboardLanguage()
  const toast = useToast()
  const refresh = useRefresh()
  const { announce, region } = useAnnouncer()
  const { store, state } = useBlockStore(group?.id)
  const table = useParts(group?.id, store, size)
  const { view, loaded, list, items } = table
  const ticks = useTicks(items)
  const groups = useQuery(read("GET /spare"))
  const names = new Map(groups.data?.map((other) => [other.id, shownTitle(other, language).text || spares.untitled]))
  const [block, setBlock] = useState(first)
  const [next, setNext] = useState<Cell | null>(null)
  const [open, setOpen] = useState<OpenDialog>(opened)
  const mayEdit = useMay("parts.edit")
  const writes = partFields.some(useMayWrite())
  const reload = () => {
    table.settleAdded()
    return refresh("GET /part", "GET /part/counts", "GET /spare/:id")
  }
  const undo = async (way: "undo" | "redo") => {
    try {
      const done = await store[way]()
      if (done) announce(way === "undo" ? texts.undone(done.changed) : texts.redone(done.changed))
      if (done && done.kept > 0) toast({ text: texts.kept(done.kept) })
      if (done) void reload()
      else announce(texts.nothingToUndo)
    } catch (error) {
      toast({ text: errorText(common, error), isError: true })
    }
  }
  const bulk = useBulk(store, ticks, reload)
  const addRows = useAddRows(group?.id ?? 0, store, (added) => {
    table.append(added)
    const cell = { row: items.length, column: 1 }
    setBlock({ anchor: cell, focus: cell })
    setNext(cell)
    void refresh("GET /part", "GET /part/counts", "GET /spare/:id")
    if (added.length === 1) return announce(parts.added(added[0]?.partnumber ?? ""))
    const action = { label: parts.undo, run: () => void undo("undo") }
    toast({ text: texts.rowsAdded(added.length), about: "rows-added", action })
  })
  const show = (change: Partial<PartView>) => {
    setBlock(first)
    table.show(change)
  }
  const showPage = async (page: number) => {
    setBlock(first)
    if (!(await table.turn(page))) toast({ text: texts.movedUp, about: "moved-up" })
  }
  const find = () => foundParts(group ? [group.id] : [...names.keys()], view)
  const { top, bottom } = edgesOf(block)
  const selected = ticks.chosen.size > 0 ? [...ticks.chosen.values()] : items.slice(top, bottom + 1)
  const mayAdd = mayEdit && group !== null
  const isLastPage = list !== undefined && list.page * list.limit >= list.total
  return (
    <FieldScope isReadOnly={false}>
      {head(list, view)}
      <PartsBar group={group?.id} view={view} state={state} onShow={show} onUndo={(way) => void undo(way)}>
        <PartsActions group={group?.id} size={size} view={view} hasRows={items.length > 0} onOpen={setOpen} />
      </PartsBar>
      {writes && <SaveState store={store} state={state} />}
      <ConflictList store={store} state={state} />
      {ticks.chosen.size > 0 && list && (
        <BulkBar
          ticks={ticks}
          bulk={bulk}
          found={list.total}
          onTickFound={() => void bulk.tickFound(find)}
          onMove={() => setOpen({ kind: "move", parts: [...ticks.chosen.values()] })}
          onChange={() => setOpen({ kind: "change", way: "set" })}
        />
      )}
      <Loaded
        query={loaded}
        failed={parts.loadFailed}
        skeleton={<SkeletonRows rows={view.limit} className="skeleton-dense" />}
        isEmpty={() => items.length === 0}
        empty={<NoParts view={view} onShow={show} />}
      >
        {(loadedList) => (
          <div aria-busy={loaded.isFetching}>
            <GridTable
              label={label}
              parts={table}
              list={loadedList}
              store={store}
              state={state}
              ticks={mayEdit ? ticks : null}
              groupNames={group ? null : names}
              block={block}
              onBlock={setBlock}
              next={next}
              onNext={setNext}
              onUndo={(way) => void undo(way)}
              onReplace={() => setOpen({ kind: "change", way: "replace" })}
              onOpenRow={({ id }) => setOpen({ kind: "row", id })}
              onEnd={() => {
                const field = document.getElementById(footRowId)
                field?.focus()
                return field !== null
              }}
              onRows={mayAdd && isLastPage ? (rows) => void addRows.addCells(rows) : null}
              announce={announce}
            />
            <Pager
              page={loadedList.page}
              limit={loadedList.limit}
              total={loadedList.total}
              onPage={(page) => void showPage(page)}
            />
          </div>
        )}
      </Loaded>
      {mayAdd && <LeftRows rows={addRows} onCorrect={(row) => setOpen({ kind: "part", part: null, row })} />}
      {mayAdd && (
        <FootRow rows={addRows}>
          <Button look="quiet" icon="plus" onClick={() => setOpen({ kind: "part", part: null })}>
            {parts.add}
          </Button>
        </FootRow>
      )}
      {writes && (
        <p className="hint keys-hint" id="part-grid-keys">
          {texts.keysHint}
        </p>
      )}
      {region}
      <PartsDialogs
        open={open}
        onOpen={(dialog) => {
          setOpen(dialog)
          if (dialog === null) onClosed?.()
        }}
        group={group}
        names={names}
        items={items}
        selected={selected}
        total={list?.total ?? 0}
        find={find}
        store={store}
        state={state}
        bulk={bulk}
        addRows={addRows}
        reload={reload}
      />
    </FieldScope>
  )
}
