import { useCallback, useMemo, useSyncExternalStore } from "react"
import { createStoredText } from "../stored-text.ts"
import { type SentRequest, addSent, parseSent, removeSent } from "./sent-request.ts"

const stored = createStoredText("requests_sent")

/** The last requests sent from this device. Only sending one adds to them; the server renders none. */
export function useSentRequests() {
  const text = useSyncExternalStore(stored.subscribe, stored.read, () => null)
  const requests = useMemo(() => parseSent(text), [text])
  const add = useCallback((request: SentRequest) => write(addSent(parseSent(stored.read()), request)), [])
  const remove = useCallback((reference: string) => write(removeSent(parseSent(stored.read()), reference)), [])
  return { requests, add, remove }
}

const write = (requests: readonly SentRequest[]) => stored.write(requests.length > 0 ? JSON.stringify(requests) : null)
