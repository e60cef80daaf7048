import { useState } from "react"
import type { HumanDialog } from "./human-dialog.tsx"

/** The check is fetched when somebody wants to tick the box: most visitors only read. */
export function useHumanDialog() {
  const [Dialog, setDialog] = useState<typeof HumanDialog | null>(null)
  const [state, setState] = useState<"closed" | "open" | "not-loaded">("closed")
  const open = async () => {
    try {
      const loaded = await import("./human-dialog.tsx")
      setDialog(() => loaded.HumanDialog)
      setState("open")
    } catch {
      setState("not-loaded")
    }
  }
  return { Dialog, asking: state === "open", notLoaded: state === "not-loaded", open, close: () => setState("closed") }
}
