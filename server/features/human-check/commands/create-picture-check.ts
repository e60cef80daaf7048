import { createHash, randomBytes, randomInt } from "node:crypto"
import type { HumanCheckPicture, Challenge } from "#contract/human-check.ts"
import type { AppContext } from "#server/app-context.ts"
import { codeAlphabet } from "#server/auth/code-glyphs.ts"
import { drawCode } from "#server/auth/draw-code.ts"
import { chooseWorkBits, unlimitedWorkBits } from "../choose-work-bits.ts"
import { insertHumanCheck } from "../store.ts"

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
