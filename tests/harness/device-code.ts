import { Secret, TOTP } from "otpauth"

/** Returns the six digits that an authenticator app shows at a time. */
export const deviceCode = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() })
