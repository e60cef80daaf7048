import { useEffect } from "react"
import type { SentRequest } from "../sent-requests/sent-request.ts"
import { useOnDemand } from "../use-on-demand.ts"

interface RecentRequestsProps {
  requests: readonly SentRequest[]
  onShow: (request: SentRequest) => void
  onRemove: (reference: string) => void
}

const load = async () => (await import("../sent-requests/sent-list.tsx")).SentList

/** The last requests of this device below the form; nothing of it is fetched where there are none. */
export function RecentRequests(props: RecentRequestsProps) {
  const { piece: List, fetch } = useOnDemand(load, "sent")
  const some = props.requests.length > 0
  // oxlint-disable-next-line react/exhaustive-deps -- fetched once, when there is something to show
  useEffect(() => void (some && fetch()), [some])
  return List && <List {...props} />
}
