import { type ComponentType, Suspense, lazy, useRef } from "react"
import type { PublishedKind } from "#contract/publishing.ts"
import { type ReadCall, useRefresh } from "../api/read.ts"
import { type RecordMarks, useRecordMarks } from "../editor/record-marks.tsx"
import { useEditedRecord } from "../list/use-edited-record.ts"
import type { EntryOrder } from "../list/use-list-order.ts"
import { type OtherOrder, useRecordOrder } from "../list/use-record-order.ts"
import { Button } from "../ui/button.tsx"
import { useIsReadOnly } from "../ui/editing-scope.tsx"
import { EmptyState } from "../ui/states.tsx"
import type { FormTexts, NewRecord, RecordFormDefinition } from "./define-form.ts"
import type { MethodLike, StoredRecord } from "./stored-record.ts"
import { useRemoveRecord } from "./use-remove-record.tsx"

const RecordDialog = lazy(() => import("./record-dialog.tsx"))

/** A record below another one, whose id is a number. */
type InnerRecord<K extends PublishedKind> = StoredRecord<K> & { id: number }

/** What the card of such a record shows. */
export interface SectionEntryProps<K extends PublishedKind, Context = unknown> {
  context: Context
  record: InnerRecord<K>
  /** From 1. */
  position: number
  marks: RecordMarks
  order: EntryOrder
  onEdit: () => void
  onRemove: () => void
}

interface RecordSectionProps<K extends PublishedKind, Context> {
  definition: RecordFormDefinition<K, Context>
  context: Context
  records: readonly InnerRecord<K>[]
  texts: Pick<FormTexts, "add"> & { title: string; emptyTitle: string; emptyText: string }
  /** Read of the record above, which contains them. */
  readAbove: ReadCall
  /** Which order it is. */
  scope: Readonly<Record<string, string | number | null>>
  /** The ids of a record in that order, default its own, and the same move in the orders of other languages. */
  idsOf?: MethodLike<[record: InnerRecord<K>], readonly number[]>
  alsoIn?: (ids: readonly number[]) => readonly OtherOrder[]
  /** All ids of that order, where these are some of them. */
  within?: readonly number[]
  /** There is no room for another one. */
  isFull?: boolean
  /** What a new one starts with. */
  fresh: NewRecord
  className?: string
  listClass: string
  addLook?: "quiet" | "main"
  Entry: ComponentType<SectionEntryProps<K, Context>>
}

/** Records below another one, in their order; each is saved separately, in its dialog. */
export function RecordSection<K extends PublishedKind, Context>(props: RecordSectionProps<K, Context>) {
  const { definition, context, records, texts, readAbove, scope, fresh, className, listClass, Entry } = props
  const { within, idsOf, alsoIn, isFull = false } = props
  const { kind } = definition
  const refresh = useRefresh()
  const { edited, setEdited, close } = useEditedRecord(records)
  const head = useRef<HTMLHeadingElement>(null)
  const removeRecord = useRemoveRecord(definition)
  const marksOf = useRecordMarks(kind)
  const order = useRecordOrder(records, {
    kind,
    refreshes: [readAbove],
    scope,
    within,
    ...(idsOf && { idsOf }),
    ...(alsoIn && { alsoIn }),
  })
  const isReadOnly = useIsReadOnly()
  const remove = async (record: InnerRecord<K>, at: number) => {
    const neighbour = order.shown[at + 1] ?? order.shown[at - 1]
    if (await removeRecord(record, { position: at + 1 }))
      // The button that was pressed is gone with the next render.
      requestAnimationFrame(() => (document.getElementById(`edit-${kind}-${neighbour?.id}`) ?? head.current)?.focus())
    void refresh(readAbove)
  }
  const add = !isReadOnly && !isFull && (
    <Button look={props.addLook ?? "main"} icon="plus" onClick={() => setEdited("new")}>
      {texts.add}
    </Button>
  )
  return (
    <section className={className === undefined ? "d-sec" : `d-sec ${className}`}>
      <h2 ref={head} tabIndex={-1}>
        {texts.title} <small>{records.length}</small>
      </h2>
      {records.length === 0 ? (
        <EmptyState title={texts.emptyTitle} {...(isReadOnly ? {} : { text: texts.emptyText })}>
          {add}
        </EmptyState>
      ) : (
        <>
          <output className="visually-hidden">{order.announced}</output>
          <ul className={listClass} data-order>
            {order.shown.map((record, at) => (
              <Entry
                key={record.id}
                record={record}
                context={context}
                position={at + 1}
                marks={marksOf(record.id)}
                order={order}
                onEdit={() => setEdited(record)}
                onRemove={() => void remove(record, at)}
              />
            ))}
          </ul>
          {add}
        </>
      )}
      <Suspense fallback={null}>
        {edited !== null && (
          <RecordDialog
            definition={definition}
            context={context}
            record={edited === "new" ? null : edited}
            fresh={fresh}
            onDone={async () => {
              // Opened again at once, it must show the saved state.
              await refresh(readAbove)
              close()
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </section>
  )
}
