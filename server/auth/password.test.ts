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
