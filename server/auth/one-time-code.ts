import { Secret, TOTP } from "otpauth"

/** Seconds for which a code is valid, by RFC 6238. */
const period = 30
const secretBytes = 20

const generator = (secret: string, { issuer = "", label = "" } = {}) =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: "SHA1", digits: 6, period, issuer, label })

/** Returns a new device secret: 160 bits in base32, as RFC 4226 recommends for SHA-1. */
export const makeDeviceSecret = (): string => new Secret({ size: secretBytes }).base32

/** Returns the URI that an authenticator app reads from a QR code. */
export const deviceUri = (secret: string, issuer: string, login: string): string =>
  generator(secret, { issuer, label: login }).toString()

/**
 * Returns the time step of a six-digit code: the present one, the one before or after. Null for a wrong code, and for a
 * step up to `lastStep`, so that no code counts twice.
 */
export function stepOfCode(secret: string, code: string, now: Date, lastStep: number | null): number | null {
  const digits = code.replace(/\s/gu, "")
  if (!/^\d{6}$/u.test(digits)) return null
  const delta = generator(secret).validate({ token: digits, timestamp: now.getTime(), window: 1 })
  if (delta === null) return null
  const step = Math.floor(now.getTime() / 1_000 / period) + delta
  return lastStep === null || step > lastStep ? step : null
}
