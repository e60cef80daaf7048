import type { PasskeyResponse, PasskeyStart } from "#contract/auth.ts"

type Options = PasskeyStart["options"]

/** Whether this browser makes and uses passkeys by their JSON forms. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === "function" && "parseRequestOptionsFromJSON" in PublicKeyCredential

/** Lets the browser make a passkey; null when the person thinks better of it. */
export async function makePasskey(options: Options): Promise<PasskeyResponse | null> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as never)
  return ask(() => navigator.credentials.create({ publicKey }))
}

interface Use {
  /** Offered in the login field, among the names that the browser knows. */
  isConditional?: boolean
  signal?: AbortSignal
}

/** Lets the person use a passkey; null when they think better of it or the signal comes. */
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
    // Browsers do not tell a refusal from a missing device.
    return null
  }
}
