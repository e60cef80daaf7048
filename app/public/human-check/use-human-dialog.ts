import { useState } from "react"
import { useOnDemand } from "../use-on-demand.ts"

const load = async () => (await import("./human-dialog.tsx")).HumanDialog

/** Loads the check on demand: most visitors never need it. */
export function useHumanDialog() {
  const { component, failed, fetch } = useOnDemand(load, "humanCheck")
  const [asking, setAsking] = useState(false)
  const open = async () => {
    if (await fetch()) setAsking(true)
  }
  return { Dialog: component, asking, notLoaded: failed, open, close: () => setAsking(false) }
}
