import { useCallback, useMemo, useSyncExternalStore } from "react"
import { createStoredText } from "../stored-text.ts"
import { type SentInquiry, addSent, parseSent, removeSent } from "./sent-inquiry.ts"

const stored = createStoredText("requests_sent")

/** Returns the inquiries sent from this device. Only sending adds one; the server renders none. */
export function useSentInquiries() {
  const text = useSyncExternalStore(stored.subscribe, stored.read, () => null)
  const inquiries = useMemo(() => parseSent(text), [text])
  const add = useCallback((inquiry: SentInquiry) => write(addSent(parseSent(stored.read()), inquiry)), [])
  const remove = useCallback((reference: string) => write(removeSent(parseSent(stored.read()), reference)), [])
  const removeAll = useCallback(() => write([]), [])
  return { inquiries, add, remove, removeAll }
}

const write = (inquiries: readonly SentInquiry[]) =>
  stored.write(inquiries.length > 0 ? JSON.stringify(inquiries) : null)
