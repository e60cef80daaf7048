import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto"

interface Options {
  challenge: string
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url")

/** Encodes the few CBOR (RFC 8949) types that an authenticator sends. */
function cbor(value: unknown): Buffer {
  const head = (major: number, length: number) =>
    length < 24
      ? Buffer.from([(major << 5) | length])
      : length < 256
        ? Buffer.from([(major << 5) | 24, length])
        : Buffer.from([(major << 5) | 25, length >> 8, length & 255])
  if (typeof value === "number") return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  const entries = [...(value as Map<unknown, unknown>)]
  return Buffer.concat([head(5, entries.length), ...entries.flatMap((pair) => pair.map(cbor))])
}

const present = 0x01
const verified = 0x04
const withCredential = 0x40

/**
 * Returns a software authenticator: creates one passkey (ES256, no attestation) and uses it, in the form of a browser's
 * JSON methods.
 */
export function createAuthenticator(origin: string) {
  const rpId = new URL(origin).hostname
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
  const { x = "", y = "" } = publicKey.export({ format: "jwk" })
  const id = randomBytes(32)
  let counter = 0
  const clientData = (type: string, { challenge }: Options) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authenticatorData = (flags: number, more: Buffer = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(++counter)
    return Buffer.concat([createHash("sha256").update(rpId).digest(), Buffer.from([flags]), count, more])
  }
  const cose = cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, "base64url")],
      [-3, Buffer.from(y, "base64url")],
    ]),
  )
  const credential = { id: base64(id), rawId: base64(id), type: "public-key", clientExtensionResults: {} }
  return {
    id: credential.id,
    create(options: Options) {
      const length = Buffer.from([0, id.length])
      const attested = Buffer.concat([Buffer.alloc(16), length, id, cose])
      const authData = authenticatorData(present | verified | withCredential, attested)
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData],
      ])
      const clientDataJSON = base64(clientData("webauthn.create", options))
      return {
        ...credential,
        response: { clientDataJSON, attestationObject: base64(cbor(attestation)), transports: ["usb"] },
      }
    },
    get(options: Options, { isVerified = true } = {}) {
      const client = clientData("webauthn.get", options)
      const data = authenticatorData(present | (isVerified ? verified : 0))
      const signed = Buffer.concat([data, createHash("sha256").update(client).digest()])
      return {
        ...credential,
        response: {
          clientDataJSON: base64(client),
          authenticatorData: base64(data),
          signature: base64(sign("sha256", signed, privateKey)),
        },
      }
    },
  }
}
