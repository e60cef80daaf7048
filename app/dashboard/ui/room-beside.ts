import { useEffect, useSyncExternalStore } from "react"

let taken = 0
const listeners = new Set<() => void>()

function take(step: 1 | -1): void {
  taken += step
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Takes the room beside the form as long as `isTaken`. */
export function useTakeRoomBeside(isTaken: boolean): void {
  useEffect(() => {
    if (!isTaken) return
    take(1)
    return () => take(-1)
  }, [isTaken])
}

/** Whether something stands beside the form, such as a preview, so that three columns are too many. */
export const useIsRoomBesideTaken = (): boolean => useSyncExternalStore(subscribe, () => taken > 0)
