import { useQuery } from "@tanstack/react-query"
import { type ReactNode, useRef, useState } from "react"
import type { PartList } from "#contract/part-list.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useAnnouncer } from "#app/ui/announcer.tsx"
import { read } from "../api/read.ts"
import { Pager } from "../list/pager.tsx"
import { FieldScope } from "../ui/editing-scope.tsx"
import { Loaded } from "../ui/loaded.tsx"
import { useMay } from "../ui/shell-context.tsx"
import { type TitleText, shownTitle } from "../ui/shown-text.ts"
import { SkeletonRows } from "../ui/states.tsx"
import { newestPart } from "./block-state.ts"
import { BulkBar } from "./bulk-bar.tsx"
import { ConflictList } from "./conflict-list.tsx"
import { foundParts } from "./found-parts.ts"
import { GridTable } from "./grid-table.tsx"
import { useMayWrite } from "./may-write.ts"
import { FootRow, LeftRows, focusFootRow } from "./foot-row.tsx"
import { partFields } from "./part-form.ts"
import { PartPanel } from "./part-panel.tsx"
import type { PartView, partViews } from "./part-view.ts"
import { NoParts } from "./no-parts.tsx"
import { PartsActions } from "./parts-actions.tsx"
import { PartsBar } from "./parts-bar.tsx"
import type { OpenDialog } from "./open-dialog.ts"
import { PartsDialogs } from "./parts-dialogs.tsx"
import { SaveState } from "./save-state.tsx"
import { edgesOf } from "./selection.ts"
import { ThumbBar, useIsPhone } from "./thumb-bar.tsx"
import { useBlockStore } from "./use-block-store.ts"
import { useParts } from "./use-parts.ts"
import { useTableActs } from "./use-table-acts.ts"
import "../ui/data-table.css"
import "./parts.css"
import "./part-panel.css"
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

/** The parts of a group, or of all, as one table: cells, rows, filters, undo, and the spec's dialogs. */
export function PartsTable({ group, size, label, opened = null, onClosed, head }: PartsTableProps) {
  const { partGrid: texts, parts, spares } = useDashboardTexts()
  const language = useDashboardLanguage()
  const { announce, region } = useAnnouncer()
  const { store, state } = useBlockStore(group?.id)
  const table = useParts(group?.id, store, size)
  const { view, loaded, list, items } = table
  const groups = useQuery(read("GET /spare"))
  const names = new Map(groups.data?.map((other) => [other.id, shownTitle(other, language).text || spares.untitled]))
  const [open, setOpen] = useState<OpenDialog>(opened)
  const [isTicking, setIsTicking] = useState(false)
  const isPhone = useIsPhone()
  const mayEdit = useMay("parts.edit")
  const writes = partFields.some(useMayWrite())
  const acts = useTableActs({ group: group?.id, store, table, onOpen: setOpen, announce })
  const { ticks, bulk, newRows, undo, block, opened: part } = acts
  const find = () => foundParts(group ? [group.id] : [...names.keys()], view)
  const { top, left, bottom } = edgesOf(block)
  // On a phone the marked cells are out of sight under the dialog: only ticked rows are selected.
  const selected = ticks.chosen.size > 0 ? [...ticks.chosen.values()] : isPhone ? [] : items.slice(top, bottom + 1)
  const pasting = useRef<(block: string) => void>(null)
  const openPaste = () => {
    const [marked, field] = [items[top], partFields[left]]
    const paste = (text: string) => {
      pasting.current?.(text)
      acts.setNext({ row: top, column: left })
    }
    setOpen({ kind: "paste", start: marked && field ? { partnumber: marked.partnumber, field } : null, paste })
  }
  const isLastPage = list !== undefined && list.page * list.limit >= list.total
  const actions = (
    <PartsActions
      group={group?.id}
      size={size}
      view={view}
      hasRows={items.length > 0}
      state={state}
      onUndo={undo}
      onOpen={setOpen}
      onPaste={openPaste}
    />
  )
  return (
    <FieldScope isReadOnly={false}>
      {head(list, view)}
      <PartsBar group={group?.id} view={view} onShow={acts.show}>
        {!isPhone && actions}
      </PartsBar>
      {writes && <SaveState store={store} state={state} />}
      <ConflictList store={store} state={state} />
      <Loaded
        query={loaded}
        failed={parts.loadFailed}
        skeleton={<SkeletonRows rows={view.limit} className="skeleton-dense" />}
        isEmpty={() => items.length === 0}
        empty={<NoParts view={view} onShow={acts.show} />}
      >
        {(loadedList) => (
          <div
            className={`parts-cells${part ? " parts-beside" : ""}${isPhone && !isTicking ? "" : " parts-ticking"}`}
            aria-busy={loaded.isFetching}
          >
            <GridTable
              label={label}
              parts={table}
              list={loadedList}
              store={store}
              state={state}
              ticks={mayEdit ? ticks : null}
              groupNames={group ? null : names}
              acts={acts}
              onReplace={() => setOpen({ kind: "change", way: "replace" })}
              onEnd={focusFootRow}
              onRows={mayEdit && isLastPage ? (rows) => void newRows.addCells(rows) : null}
              pasting={pasting}
              announce={announce}
            />
            {part && (
              <PartPanel
                key={part.id}
                part={part}
                group={names.get(part.spare_id)}
                store={store}
                state={state}
                onEdit={() => setOpen({ kind: "part", spareId: part.spare_id, part: newestPart(state, part) })}
                onMove={() => setOpen({ kind: "move", parts: [part] })}
                onRemove={() => void bulk.remove([part], part)}
                onClose={acts.closeRow}
              />
            )}
            <Pager
              page={loadedList.page}
              limit={loadedList.limit}
              total={loadedList.total}
              onPage={(page) => void acts.showPage(page)}
            />
          </div>
        )}
      </Loaded>
      {mayEdit && (
        <>
          <LeftRows
            rows={newRows}
            onCorrect={(row) => setOpen({ kind: "part", spareId: row.group, part: null, row })}
          />
          <FootRow rows={newRows} groups={group ? null : names} />
        </>
      )}
      {ticks.chosen.size > 0 && list ? (
        <BulkBar
          ticks={ticks}
          bulk={bulk}
          found={list.total}
          onTickFound={() => void bulk.tickFound(find)}
          onMove={() => setOpen({ kind: "move", parts: [...ticks.chosen.values()] })}
          onChange={() => setOpen({ kind: "change", way: "set" })}
        />
      ) : (
        isPhone &&
        mayEdit && (
          <ThumbBar
            onAdd={newRows.addPart}
            canUndo={state.canUndo}
            onUndo={() => undo("undo")}
            isTicking={isTicking}
            onTicking={setIsTicking}
          >
            {actions}
          </ThumbBar>
        )
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
        selected={selected}
        total={list?.total ?? 0}
        find={find}
        store={store}
        bulk={bulk}
        newRows={newRows}
        reload={acts.reload}
      />
    </FieldScope>
  )
}
