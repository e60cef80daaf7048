import { createHash, randomBytes } from "node:crypto"

/** Returns an opaque token of 256 bits; only its hash is stored. */
export const makeToken = (): string => randomBytes(32).toString("base64url")

export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex")
