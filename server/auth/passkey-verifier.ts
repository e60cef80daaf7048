import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server"
import type { PasskeyResponse } from "#contract/auth.ts"

/** Relying party of the site's passkeys. */
export interface PasskeySite {
  /** Host of PUBLIC_URL. */
  id: string
  origin: string
  /** Name of the site in the browser's dialog. */
  name: string
}

// Loaded at the first use of a passkey: it takes half of a small program's memory.
const library = () => import("@simplewebauthn/server")

/** Returns the relying party; null where PUBLIC_URL is a bare IP address, for which browsers create no passkeys. */
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
  /** Credentials that already exist. */
  known: readonly string[]
}

/** Returns the options for creating a passkey, as JSON. */
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

/** Returns the options for using a passkey; any of the site's when none is named. */
export async function authenticationOptions(site: PasskeySite, credentialIds: readonly string[] = []) {
  const { generateAuthenticationOptions } = await library()
  return generateAuthenticationOptions({
    rpID: site.id,
    userVerification: "required",
    ...(credentialIds.length > 0 ? { allowCredentials: credentialIds.map((id) => ({ id })) } : {}),
  })
}

/** Verifies a new passkey against its challenge; null when it does not match. */
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

/** Verifies the use of a passkey against its challenge; returns the new counter, null when it does not match. */
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
