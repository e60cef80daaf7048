import { useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import type { Publication, PublishedKind } from "#contract/publishing.ts"
import { read } from "../api/read.ts"
import { Dialog } from "../ui/dialog.tsx"
import { LoadError, SkeletonRows } from "../ui/states.tsx"

interface WithPublicationProps {
  kind: PublishedKind
  /** Null for a new record, which has no draft. */
  id: number | string | null
  title: string
  onClose: () => void
  children: (publication: Publication | null) => ReactNode
}

/** Loads the publication state of a record before its form opens. */
export const WithPublication = ({ id, children, ...at }: WithPublicationProps) =>
  id === null ? children(null) : <Waiting {...at} id={id} body={children} />

interface WaitingProps extends Omit<WithPublicationProps, "children"> {
  id: number | string
  body: WithPublicationProps["children"]
}

function Waiting({ kind, id, title, onClose, body }: WaitingProps) {
  const query = read("GET /draft/:kind/:id", { params: { kind, id } })
  const { data, error, refetch } = useQuery(query)
  if (data) return body(data)
  return (
    <Dialog title={title} onClose={onClose}>
      {error === null ? <SkeletonRows rows={3} /> : <LoadError error={error} onRetry={() => void refetch()} />}
    </Dialog>
  )
}
