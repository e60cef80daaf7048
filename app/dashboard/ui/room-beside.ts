import { useEffect, useSyncExternalStore } from "react"
import { createListeners } from "./listeners.ts"

let taken = 0
const { subscribe, notify } = createListeners()

function take(step: 1 | -1): void {
  taken += step
  notify()
}

/** Reserves the space beside the form while `isTaken`. */
export function useTakeRoomBeside(isTaken: boolean): void {
  useEffect(() => {
    if (!isTaken) return
    take(1)
    return () => take(-1)
  }, [isTaken])
}

/** Returns whether something, such as a preview, is beside the form, so that three columns do not fit. */
export const useIsRoomBesideTaken = (): boolean => useSyncExternalStore(subscribe, () => taken > 0)
