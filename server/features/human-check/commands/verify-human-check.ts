import { createHash } from "node:crypto"
import type { HumanCheckVerify } from "#contract/human-check.ts"
import type { AppContext } from "#server/app-context.ts"
import { invalid } from "#server/app-error.ts"
import { hashToken, makeToken } from "#server/auth/token.ts"
import { insertHumanCheckToken, consumeHumanCheck } from "../store.ts"
import { answerHash } from "./create-picture-check.ts"

/** Verifies an answer, once; returns a token for one form, valid for ten minutes. A wrong answer is `invalid`. */
export async function verifyHumanCheck(app: AppContext, attempt: HumanCheckVerify): Promise<string> {
  const now = app.clock()
  const captcha = await consumeHumanCheck(app.db, attempt.id, now)
  const right =
    captcha !== undefined &&
    ("code" in attempt
      ? captcha.kind === "code" && captcha.answer === answerHash(attempt.id, attempt.code)
      : captcha.kind === "work" && leadingZeroBits(attempt.id, attempt.nonce) >= Number(captcha.answer))
  if (!right) throw invalid("code" in attempt ? "code" : "nonce", captcha ? "captcha_wrong" : "captcha_invalid")
  const token = makeToken()
  await insertHumanCheckToken(app.db, hashToken(token), now.toISOString())
  return token
}

function leadingZeroBits(id: string, nonce: string): number {
  const digest = createHash("sha256").update(`${id}:${nonce}`).digest()
  return Math.clz32(digest.readUInt32BE(0))
}
