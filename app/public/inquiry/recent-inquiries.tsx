import { useEffect } from "react"
import type { SentInquiry } from "../sent-inquiries/sent-inquiry.ts"
import { useOnDemand } from "../use-on-demand.ts"

interface RecentInquiriesProps {
  inquiries: readonly SentInquiry[]
  onShow: (inquiry: SentInquiry) => void
  onRemove: (reference: string) => void
  onRemoveAll: () => void
}

const load = async () => (await import("../sent-inquiries/sent-list.tsx")).SentList

/** Recent inquiries of this device; loads nothing when there are none. */
export function RecentInquiries(props: RecentInquiriesProps) {
  const { component: List, fetch } = useOnDemand(load, "sent")
  const some = props.inquiries.length > 0
  // oxlint-disable-next-line react/exhaustive-deps -- fetched once, when there is something to show
  useEffect(() => void (some && fetch()), [some])
  return List && <List {...props} />
}
