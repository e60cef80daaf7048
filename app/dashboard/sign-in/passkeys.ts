import type { PasskeyResponse, PasskeyStart } from "#contract/auth.ts"

type Options = PasskeyStart["options"]

/** Returns whether this browser supports passkeys with JSON options. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === "function" && "parseRequestOptionsFromJSON" in PublicKeyCredential

/** Creates a passkey in the browser; null when the person cancels. */
export async function makePasskey(options: Options): Promise<PasskeyResponse | null> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as never)
  return ask(() => navigator.credentials.create({ publicKey }))
}

interface Use {
  /** Offered in the login field, among known names. */
  isConditional?: boolean
  signal?: AbortSignal
}

/** Asks for a passkey; null when the person cancels or the signal aborts. */
export async function askForPasskey(options: Options, { isConditional, signal }: Use = {}) {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as never)
  return ask(() =>
    navigator.credentials.get({
      publicKey,
      ...(isConditional ? { mediation: "conditional" as const } : {}),
      ...(signal ? { signal } : {}),
    }),
  )
}

async function ask(work: () => Promise<Credential | null>): Promise<PasskeyResponse | null> {
  try {
    const credential = await work()
    return credential instanceof PublicKeyCredential ? (credential.toJSON() as unknown as PasskeyResponse) : null
  } catch {
    // Browsers do not distinguish cancelling from a missing device.
    return null
  }
}
