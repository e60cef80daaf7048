import { Suspense, lazy, useState } from "react"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useRefresh } from "../api/read.ts"
import { useRecordMarks } from "../editor/record-marks.tsx"
import { recordScreenPath } from "../kinds.ts"
import { focusSoon } from "../list/focus-soon.ts"
import { OrderedEntry, OrderedList } from "../list/ordered-list.tsx"
import { useAsksForNew, useRecordInAddress } from "../list/use-edited-record.ts"
import { useRecordOrder } from "../list/use-record-order.ts"
import { SkeletonCards, SkeletonRows } from "../ui/states.tsx"
import type { NewRecord } from "./define-form.ts"
import { ListScreen } from "./list-screen.tsx"
import { allLoaded, useNothing } from "./reads.ts"
import type { ListDefinition, ScreenDefinition } from "./screen-definition.ts"
import type { StoredRecord } from "./stored-record.ts"
import { useRemoveRecord } from "./use-remove-record.tsx"

const RecordDialog = lazy(() => import("./record-dialog.tsx"))

interface RecordListProps {
  definition: ScreenDefinition
  list: ListDefinition
}

type Open = { record: StoredRecord } | { record: null; fresh: NewRecord }

const nothing: NewRecord = { values: {} }
const useNoStart = () => ({ fresh: nothing, onAdded: () => {} })

/** The list of a kind: head with the add button, entries in the order of the site, dialog of a record. */
export function RecordList({ definition, list }: RecordListProps) {
  const all = useDashboardTexts()
  const texts = definition.texts(all)
  const { useRows, recordsOf = () => [], useAdding = useNoStart, Actions, Above, List } = list
  const { useContext = useNothing } = definition
  const loaded = allLoaded({ rows: useRows(), context: useContext() })
  const adding = useAdding(loaded.data?.context)
  const refresh = useRefresh()
  const [named, forgetNamed] = useRecordInAddress(loaded.data?.rows.flatMap(recordsOf))
  const [chosen, setOpen] = useState<Open | null>(null)
  const asksForNew = useAsksForNew()
  const open = chosen ?? (named ? { record: named } : asksForNew ? { record: null, fresh: adding.fresh } : null)
  const close = () => {
    setOpen(null)
    forgetNamed()
  }
  const edit = (record: StoredRecord) => setOpen({ record })
  return (
    <>
      <ListScreen
        texts={texts}
        loaded={loaded}
        stamp={({ rows, context }) => list.stamp(rows, all, context)}
        isEmpty={({ rows }) => rows.length === 0}
        isShownEmpty={List !== undefined}
        above={Above && <Above />}
        onAdd={() => setOpen({ record: null, fresh: adding.fresh })}
        actions={(data) => Actions && <Actions {...data} add={null} onEdit={edit} />}
        skeleton={list.look === "rows" ? <SkeletonRows rows={8} /> : <SkeletonCards />}
      >
        {(data, addButton) =>
          List ? (
            <List {...data} add={addButton} onEdit={edit} />
          ) : (
            <OrderedRecords {...data} definition={definition} list={list} onEdit={edit} />
          )
        }
      </ListScreen>
      <Suspense fallback={null}>
        {loaded.data && open && (
          <RecordDialog
            definition={definition}
            context={loaded.data.context}
            {...open}
            onDone={async (record) => {
              await refresh(...list.reads)
              close()
              if (!open.record) adding.onAdded(record)
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}

interface OrderedRecordsProps extends RecordListProps {
  rows: readonly { id: number }[]
  context: unknown
  onEdit: (record: StoredRecord) => void
}

/** The entries of a list in the order of the site, which grips change. */
function OrderedRecords({ definition, list, rows, context, onEdit }: OrderedRecordsProps) {
  const all = useDashboardTexts()
  const { listLabel, untitled = "" } = definition.texts(all)
  const language = useDashboardLanguage()
  const { kind } = definition
  const { idsOf, Entry } = list
  const marksOf = useRecordMarks(kind)
  const remove = useRemoveRecord(definition)
  const refresh = useRefresh()
  const order = useRecordOrder(rows, {
    kind,
    refreshes: list.reads,
    ...(idsOf ? { idsOf: (row) => idsOf(row, context) } : {}),
  })
  const onRemove = async (record: StoredRecord) => {
    if (await remove(record)) focusSoon()
    void refresh(...list.reads)
  }
  return (
    <OrderedList
      order={order}
      className={list.look === "rows" ? "records" : "record-cards"}
      {...(listLabel === undefined ? {} : { label: listLabel })}
    >
      {order.shown.map((row) => {
        const { text, lang } = list.titleOf(row, language, all)
        const title = { text: text || untitled, lang }
        return (
          <OrderedEntry
            key={row.id}
            order={order}
            id={row.id}
            name={title.text}
            className={list.look === "rows" ? "record" : ""}
          >
            {Entry && (
              <Entry
                row={row}
                title={title}
                to={recordScreenPath(kind, row.id) ?? ""}
                context={context}
                marksOf={marksOf}
                onEdit={onEdit}
                onRemove={(record) => void onRemove(record)}
              />
            )}
          </OrderedEntry>
        )
      })}
    </OrderedList>
  )
}
