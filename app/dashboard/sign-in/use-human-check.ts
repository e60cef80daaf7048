import { useRef, useState } from "react"
import { createProof } from "#app/ui/create-proof.ts"
import { confirmByWork } from "./confirm-human.ts"

export type HumanState = "open" | "working" | "picture" | "failed" | "confirmed"

/** Human check of the sign-in: proof of work, started at the first focus, or a picture after a failed sign-in. */
export function useHumanCheck() {
  const [state, setState] = useState<HumanState>("open")
  const [needsPicture, setNeedsPicture] = useState(false)
  const proof = useRef(createProof(confirmByWork))
  const pictureToken = useRef<string | null>(null)

  const prepare = () => {
    // A failure is reported when the box is checked, which retries.
    if (!needsPicture) proof.current.token().catch(() => undefined)
  }
  const tick = async () => {
    if (state === "confirmed" || state === "working") return
    if (needsPicture) {
      setState("picture")
      return
    }
    setState("working")
    try {
      await proof.current.token()
      setState("confirmed")
    } catch {
      setState("failed")
    }
  }
  return {
    state,
    prepare,
    tick,
    closePicture: () => setState("open"),
    confirmPicture: (token: string) => {
      pictureToken.current = token
      setState("confirmed")
    },
    /** Waits for the running proof. */
    token: () => (pictureToken.current === null ? proof.current.token() : Promise.resolve(pictureToken.current)),
    /** Called after a failed sign-in: the token is used up. */
    renew: (byPicture: boolean) => {
      proof.current.drop()
      pictureToken.current = null
      setState("open")
      setNeedsPicture(needsPicture || byPicture)
    },
  }
}
