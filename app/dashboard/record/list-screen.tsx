import { type ReactNode, Suspense } from "react"
import { Button } from "../ui/button.tsx"
import { useIsReadOnly } from "../ui/editing-scope.tsx"
import { Loaded } from "../ui/loaded.tsx"
import { PageHeader } from "../ui/page-header.tsx"
import { EmptyState } from "../ui/states.tsx"
import type { ReadState } from "./reads.ts"

interface ListScreenProps<Data> {
  texts: { title: string; add: string; loadFailed: string; emptyTitle?: string; emptyText?: string }
  loaded: ReadState<Data>
  /** Number of entries, in words. */
  stamp: (data: Data) => string
  isEmpty: (data: Data) => boolean
  /** Whether the list is shown without entries, too. */
  isShownEmpty?: boolean
  onAdd: () => void
  /** Default: the dashboard alone. */
  crumbs?: { to: string; label: string }[]
  /** Between header and list. */
  above?: ReactNode
  /** Actions beside the add button. */
  actions?: (data: Data) => ReactNode
  /** Shown until the list is loaded. */
  skeleton: ReactNode
  children: (data: Data, add: ReactNode) => ReactNode
}

/** A screen that lists records: header with the add button, loading and empty states, the list. */
export function ListScreen<Data>(props: ListScreenProps<Data>) {
  const {
    texts,
    loaded,
    stamp,
    isEmpty,
    isShownEmpty = false,
    onAdd,
    actions,
    above,
    crumbs,
    skeleton,
    children,
  } = props
  const { data } = loaded
  const isReadOnly = useIsReadOnly()
  const add = !isReadOnly && (
    <Button icon="plus" onClick={onAdd}>
      {texts.add}
    </Button>
  )
  const hasSome = data !== undefined && !isEmpty(data)
  return (
    <>
      <PageHeader title={texts.title} crumbs={crumbs} stamp={data === undefined ? "\u00a0" : stamp(data)}>
        {hasSome && (
          <>
            {actions?.(data)}
            {add}
          </>
        )}
      </PageHeader>
      <Suspense>{above}</Suspense>
      <Loaded
        query={loaded}
        failed={texts.loadFailed}
        skeleton={skeleton}
        isEmpty={(rows) => isEmpty(rows) && !isShownEmpty}
        empty={
          <EmptyState title={texts.emptyTitle ?? ""} text={isReadOnly ? undefined : texts.emptyText}>
            {add}
          </EmptyState>
        }
      >
        {(rows) => children(rows, add)}
      </Loaded>
    </>
  )
}
