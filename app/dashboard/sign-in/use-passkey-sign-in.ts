import { useEffect, useRef, useState } from "react"
import type { SignInMethods, SignInResponse } from "#contract/auth.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { errorText, isCode } from "../api/error-text.ts"
import { useLock } from "../ui/use-lock.ts"
import { askForPasskey, canUsePasskeys } from "./passkeys.ts"

// A ticket is valid for five minutes.
const renewMs = 4 * 60_000

/**
 * Signs in by passkey alone: by the button, and from the names suggested in the login field. Both call the server only
 * where passkeys are supported.
 */
export function usePasskeySignIn(onSignedIn: (response: SignInResponse) => void) {
  const { signIn, common } = useDashboardTexts()
  const [methods, setMethods] = useState<SignInMethods | null>(null)
  const [error, setError] = useState<string | null>(null)
  const offered = useRef<AbortController | null>(null)
  const done = useRef(onSignedIn)
  useEffect(() => {
    done.current = onSignedIn
  })
  const { run } = useLock()
  const isOffered = methods?.passkeys === true && canUsePasskeys()

  const attempt = async (isConditional: boolean, signal: AbortSignal) => {
    const { ticket, options } = await callApi("POST /auth/passkey/start")
    const passkey = await askForPasskey(options, { isConditional, signal })
    if (signal.aborted) return
    if (passkey) done.current(await callApi("POST /auth/login", { json: { ticket, passkey } }))
    else if (!isConditional) setError(signIn.passkeyFailed)
  }
  const latest = useRef(attempt)
  useEffect(() => {
    latest.current = attempt
  })
  useEffect(() => {
    callApi("GET /auth/methods").then(setMethods, () => undefined)
  }, [])
  useEffect(() => {
    if (!isOffered) return undefined
    const offer = async () => {
      offered.current?.abort()
      const controller = new AbortController()
      offered.current = controller
      if (!(await PublicKeyCredential.isConditionalMediationAvailable())) return
      if (!controller.signal.aborted) await latest.current(true, controller.signal).catch(() => undefined)
    }
    void offer()
    const timer = setInterval(() => void offer(), renewMs)
    return () => {
      clearInterval(timer)
      offered.current?.abort()
    }
  }, [isOffered])

  /** The button: a browser asks for one passkey at a time. */
  const use = async () => {
    offered.current?.abort()
    setError(null)
    const controller = new AbortController()
    offered.current = controller
    try {
      await attempt(false, controller.signal)
    } catch (reason) {
      setError(isCode(reason, "wrong_code") ? signIn.passkeyUnknown : errorText(common, reason))
    }
  }
  return { methods, isOffered, error, use: () => run(use) }
}
