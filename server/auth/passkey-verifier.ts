import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server"
import type { PasskeyResponse } from "#contract/auth.ts"

/** Where passkeys of this site are valid. */
export interface PasskeySite {
  /** Host of the site's public address. */
  id: string
  origin: string
  /** What the browser calls the site. */
  name: string
}

// Read when somebody uses a passkey: it would be half of a small program's memory.
const library = () => import("@simplewebauthn/server")

/** Returns where passkeys are valid; null where the public address is a bare IP address, for which browsers make none. */
export function passkeySite(publicUrl: string, name: string): PasskeySite | null {
  const { hostname, origin } = new URL(publicUrl)
  return /^\[|^[\d.]+$/u.test(hostname) ? null : { id: hostname, origin, name }
}

export interface StoredPasskey {
  credentialId: string
  publicKey: string
  counter: number
  transports: string[]
}

interface PasskeyOwner {
  id: number
  login: string
  name: string
  /** Credentials that need not be made again. */
  known: readonly string[]
}

/** Returns what a browser needs to make a passkey: its JSON form. */
export async function registrationOptions(site: PasskeySite, owner: PasskeyOwner) {
  const { generateRegistrationOptions } = await library()
  return generateRegistrationOptions({
    rpName: site.name || site.id,
    rpID: site.id,
    userName: owner.login,
    userDisplayName: owner.name,
    userID: new TextEncoder().encode(`account ${owner.id}`),
    excludeCredentials: owner.known.map((id) => ({ id })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  })
}

/** Returns what a browser needs to use a passkey; any of the site's where none is named. */
export async function authenticationOptions(site: PasskeySite, known: readonly string[] = []) {
  const { generateAuthenticationOptions } = await library()
  return generateAuthenticationOptions({
    rpID: site.id,
    userVerification: "required",
    ...(known.length > 0 ? { allowCredentials: known.map((id) => ({ id })) } : {}),
  })
}

/** Checks a new passkey against its challenge; null when it does not fit. */
export async function verifyNewPasskey(
  site: PasskeySite,
  challenge: string,
  response: PasskeyResponse,
): Promise<StoredPasskey | null> {
  const { verifyRegistrationResponse } = await library()
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: response as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
    })
    if (!verified || !registrationInfo) return null
    const { id, publicKey, counter, transports } = registrationInfo.credential
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString("base64url"),
      counter,
      transports: transports ?? [],
    }
  } catch {
    return null
  }
}

/** Checks the use of a passkey against its challenge; returns the authenticator's new counter, null when it does not fit. */
export async function verifyPasskey(
  site: PasskeySite,
  challenge: string,
  { response, stored }: { response: PasskeyResponse; stored: StoredPasskey },
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      credential: {
        id: stored.credentialId,
        publicKey: new Uint8Array(Buffer.from(stored.publicKey, "base64url")),
        counter: stored.counter,
        transports: stored.transports,
      },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}
