import { createHash, randomBytes, randomInt } from "node:crypto"
import type { Captcha, Challenge } from "#contract/captcha.ts"
import type { AppContext } from "#server/app-context.ts"
import { captchaAlphabet } from "#server/auth/captcha-glyphs.ts"
import { drawCaptcha } from "#server/auth/draw-captcha.ts"
import { insertCaptcha } from "../store.ts"

const length = 6
/** Leading zero bits of the proof of work: about 65,000 hashes, half a second to two in a browser. */
export const workBits = 16

const newId = () => randomBytes(16).toString("base64url")

export const answerHash = (id: string, code: string): string =>
  createHash("sha256").update(`${id}:${code}`).digest("hex")

/** Makes a code and its picture; the code itself is not kept, only its hash. */
export async function makeCaptcha(app: AppContext): Promise<Captcha> {
  const id = newId()
  const code = Array.from({ length }, () => captchaAlphabet[randomInt(captchaAlphabet.length)]).join("")
  await insertCaptcha(app.db, { id, kind: "code", answer: answerHash(id, code), created_at: app.clock().toISOString() })
  return { id, image: await drawCaptcha(code) }
}

export async function makeChallenge(app: AppContext): Promise<Challenge> {
  const id = newId()
  await insertCaptcha(app.db, { id, kind: "work", answer: "", created_at: app.clock().toISOString() })
  return { id, bits: workBits }
}
