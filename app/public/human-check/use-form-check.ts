import { type RefObject, useEffect, useRef, useState } from "react"
import { createProof } from "../../ui/create-proof.ts"
import { useOnDemand } from "../use-on-demand.ts"

const loadDialog = async () => (await import("./human-dialog.tsx")).HumanDialog
const work = async () => (await import("./human-check-api.ts")).workForToken()

/** Human check of a form: a proof of work that begins with the first field, or a picture. Both load on demand. */
export function useFormCheck(form: RefObject<HTMLFormElement | null>, confirm: (token: string) => void) {
  const { component: Dialog, failed: isNotLoaded, fetch } = useOnDemand(loadDialog, "humanCheck")
  const [isAsking, setIsAsking] = useState(false)
  const [state, setState] = useState<"open" | "working" | "failed">("open")
  const proof = useRef(createProof(work))
  const isPrepared = useRef(false)
  const prepare = () => {
    if (isPrepared.current) return
    isPrepared.current = true
    // A failure is reported when the button is pressed, which retries.
    proof.current.token().catch(() => undefined)
  }
  useEffect(() => {
    // A field was focused before the script was there.
    if (form.current?.contains(document.activeElement)) prepare()
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, [])
  return {
    Dialog,
    isAsking,
    isWorking: state === "working",
    hasFailed: isNotLoaded || state === "failed",
    prepare,
    async confirmByWork() {
      setState("working")
      try {
        confirm(await proof.current.token())
        setState("open")
      } catch {
        setState("failed")
      }
      // A token is good for one form.
      proof.current.drop()
    },
    async openPicture() {
      if (await fetch()) setIsAsking(true)
    },
    closePicture: () => setIsAsking(false),
  }
}
