import { createHash, randomBytes, randomInt } from "node:crypto"
import type { HumanCheckPicture, Challenge } from "#contract/human-check.ts"
import type { AppContext } from "#server/app-context.ts"
import { codeAlphabet, drawCode } from "#server/auth/draw-code.ts"
import { insertHumanCheck } from "../store.ts"

/** Leading zero bits of the proof of work: about 65,000 hashes, 0.5 to 2 seconds in a browser. */
const minWorkBits = 16

/** Used where limits are off, as in tests on loopback: the same work, done instantly. */
const unlimitedWorkBits = 8

// A browser computes some 100,000 hashes a second: 18 bits take three seconds on average, eight in 5 % of cases.
const maxWorkBits = 18
const freeChecks = 10

/** Returns the difficulty by checks within the hour: one bit more from 10 on, two from 40 on. */
export function chooseWorkBits(checks: number): number {
  if (checks <= freeChecks) return minWorkBits
  const more = Math.ceil(Math.log(checks / freeChecks) / Math.log(4))
  return Math.min(maxWorkBits, minWorkBits + more)
}

const length = 6

const newId = () => randomBytes(16).toString("base64url")

export const answerHash = (id: string, code: string): string =>
  createHash("sha256").update(`${id}:${code}`).digest("hex")

/** Creates a code and its picture; only the code's hash is stored. */
export async function createPictureCheck(app: AppContext): Promise<HumanCheckPicture> {
  const id = newId()
  const code = Array.from({ length }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join("")
  await insertHumanCheck(app.db, {
    id,
    kind: "code",
    answer: answerHash(id, code),
    created_at: app.clock().toISOString(),
  })
  return { id, image: await drawCode(code) }
}

/** Creates a proof-of-work task, harder the more checks the visitor's networks requested recently. */
export async function makeChallenge(app: AppContext, address: string): Promise<Challenge> {
  const id = newId()
  const bits = app.config.rateLimits ? chooseWorkBits(await app.limits.used("humanChecks", address)) : unlimitedWorkBits
  await insertHumanCheck(app.db, { id, kind: "work", answer: String(bits), created_at: app.clock().toISOString() })
  return { id, bits }
}
