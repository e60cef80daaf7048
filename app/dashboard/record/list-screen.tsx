import type { ReactNode } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Button } from "../ui/button.tsx"
import { useIsReadOnly } from "../ui/editing-scope.tsx"
import { PageHeader } from "../ui/page-header.tsx"
import { EmptyState, LoadError } from "../ui/states.tsx"

interface ListScreenProps<Data> {
  texts: { title: string; add: string; loadFailed: string; emptyTitle?: string; emptyText?: string }
  loaded: { data: Data | undefined; error: Error | null; refetch: () => unknown }
  /** Number of entries, in words. */
  stamp: (data: Data) => string
  isEmpty: (data: Data) => boolean
  /** Whether the list is shown without entries, too. */
  isShownEmpty?: boolean
  onAdd: () => void
  /** Default: the dashboard alone. */
  crumbs?: { to: string; label: string }[]
  /** Actions beside the add button. */
  actions?: (data: Data) => ReactNode
  /** Shown until the list is loaded. */
  skeleton: ReactNode
  children: (data: Data, add: ReactNode) => ReactNode
}

/** A screen that lists records: header with the add button, loading and empty states, the list. */
export function ListScreen<Data>(props: ListScreenProps<Data>) {
  const { texts, loaded, stamp, isEmpty, isShownEmpty = false, onAdd, actions, crumbs, skeleton, children } = props
  const { common } = useDashboardTexts()
  const { data, error, refetch } = loaded
  const isReadOnly = useIsReadOnly()
  const add = !isReadOnly && (
    <Button icon="plus" onClick={onAdd}>
      {texts.add}
    </Button>
  )
  const hasSome = data !== undefined && !isEmpty(data)
  return (
    <>
      <PageHeader
        title={texts.title}
        crumbs={crumbs ?? [{ to: "/dashboard", label: common.dashboard }]}
        stamp={data === undefined ? "\u00a0" : stamp(data)}
      >
        {hasSome && (
          <>
            {actions?.(data)}
            {add}
          </>
        )}
      </PageHeader>
      {data === undefined && error === null && skeleton}
      {data === undefined && error !== null && (
        <LoadError title={texts.loadFailed} error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && !hasSome && !isShownEmpty && (
        <EmptyState title={texts.emptyTitle ?? ""} {...(isReadOnly ? {} : { text: texts.emptyText ?? "" })}>
          {add}
        </EmptyState>
      )}
      {data !== undefined && (hasSome || isShownEmpty) && children(data, add)}
    </>
  )
}
