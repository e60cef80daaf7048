import type { ReactNode } from "react"
import { LoadError, SkeletonRows } from "./states.tsx"

interface LoadedProps<Data> {
  query: { data: Data | undefined; error: Error | null; isFetching?: boolean; refetch: () => unknown }
  /** Heading of the error. */
  failed?: string | undefined
  /** Number of placeholder rows. */
  rows?: number
  /** Shown while nothing is loaded, instead of rows. */
  skeleton?: ReactNode
  isEmpty?: (data: Data) => boolean
  /** Shown in place of an empty result. */
  empty?: ReactNode
  children: (data: Data) => ReactNode
}

const hasNoItems = (data: unknown): boolean => Array.isArray(data) && data.length === 0

/**
 * What a query has loaded: until then a skeleton, after a failure its reason with a retry button. What was loaded
 * before stays while it is loaded again.
 */
export function Loaded<Data>({
  query,
  failed,
  rows = 6,
  skeleton,
  isEmpty = hasNoItems,
  empty,
  children,
}: LoadedProps<Data>) {
  const { data, error, isFetching = false, refetch } = query
  const isFailed = error !== null && !isFetching
  return (
    <>
      {isFailed && <LoadError title={failed} error={error} onRetry={() => void refetch()} />}
      {data === undefined
        ? !isFailed && (skeleton ?? <SkeletonRows rows={rows} className="skeleton-dense" />)
        : empty !== undefined && isEmpty(data)
          ? empty
          : children(data)}
    </>
  )
}
