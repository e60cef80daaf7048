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
  const check = await consumeHumanCheck(app.db, attempt.id, now)
  const right =
    check !== undefined &&
    ("code" in attempt
      ? check.kind === "code" && check.answer === answerHash(attempt.id, attempt.code)
      : check.kind === "work" && leadingZeroBits(attempt.id, attempt.nonce) >= Number(check.answer))
  if (!right) throw invalid("code" in attempt ? "code" : "nonce", check ? "captcha_wrong" : "captcha_invalid")
  const token = makeToken()
  await insertHumanCheckToken(app.db, hashToken(token), now.toISOString())
  return token
}

function leadingZeroBits(id: string, nonce: string): number {
  const digest = createHash("sha256").update(`${id}:${nonce}`).digest()
  return Math.clz32(digest.readUInt32BE(0))
}
