import { argon2Sync } from "node:crypto"
import { expect, test } from "vitest"
import { hashPassword, passwordFits } from "./password.ts"

const [composed, decomposed] = ["Prüfstand-Düse-1988!", "Prüfstand-Düse-1988!"].map((text, at) =>
  text.normalize(at === 0 ? "NFC" : "NFD"),
) as [string, string]

test("a password fits in either form of its umlauts", async () => {
  expect(composed).not.toBe(decomposed)
  for (const typed of [composed, decomposed]) {
    const hash = await hashPassword(typed)
    for (const again of [composed, decomposed]) expect(await passwordFits(again, hash)).toBe(true)
    expect(await passwordFits("Prufstand-Duse-1988!", hash)).toBe(false)
  }
})

test("an older hash of a decomposed password still fits as it was typed", async () => {
  const nonce = Buffer.from("sixteen bytes ..")
  const message = Buffer.from(decomposed)
  const cost = { memory: 19_456, passes: 2, parallelism: 1 }
  const tag = argon2Sync("argon2id", { message, nonce, tagLength: 32, ...cost })
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64").replace(/=+$/u, "")
  expect(await passwordFits(decomposed, `$argon2id$v=19$m=19456,t=2,p=1$${base64(nonce)}$${base64(tag)}`)).toBe(true)
})
