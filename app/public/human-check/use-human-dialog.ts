import { useState } from "react"
import { useOnDemand } from "../use-on-demand.ts"

const load = async () => (await import("./human-dialog.tsx")).HumanDialog

/** The check is fetched when somebody wants to tick the box: most visitors only read. */
export function useHumanDialog() {
  const { piece, failed, fetch } = useOnDemand(load, "human")
  const [asking, setAsking] = useState(false)
  const open = async () => {
    if (await fetch()) setAsking(true)
  }
  return { Dialog: piece, asking, notLoaded: failed, open, close: () => setAsking(false) }
}
