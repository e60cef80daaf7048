import { useEffect, useRef, useState } from "react"
import type { PasswordAsked, SessionEnded } from "../api/call-for-help.ts"

interface Pending {
  answer: Promise<boolean>
  finish: (isAnswered: boolean) => void
}

const always = () => true

/**
 * Asks one question for all calls that wait for it. `canAsk` is called for each of them first; with false it is rejected.
 * Returns whether the question is open, and `finish`, which closes it and repeats the calls or rejects them.
 */
export function useQuestion(Call: typeof PasswordAsked | typeof SessionEnded, canAsk: () => boolean = always) {
  const [isOpen, setIsOpen] = useState(false)
  const pending = useRef<Pending | null>(null)
  useEffect(() => {
    const onCall = (event: Event) => {
      if (!(event instanceof Call) || !canAsk()) return
      if (!pending.current) {
        const { promise, resolve } = Promise.withResolvers<boolean>()
        pending.current = { answer: promise, finish: resolve }
        setIsOpen(true)
      }
      event.wait(pending.current.answer)
    }
    window.addEventListener(Call.type, onCall)
    return () => window.removeEventListener(Call.type, onCall)
  }, [Call, canAsk])
  const finish = (isAnswered: boolean) => {
    setIsOpen(false)
    pending.current?.finish(isAnswered)
    pending.current = null
  }
  return { isOpen, finish }
}
