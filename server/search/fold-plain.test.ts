import fc from "fast-check"
import { expect, test } from "vitest"
import { foldText } from "#contract/number-reader/fold-number.ts"

const letters = fc.constantFrom(..."AÄaäÖöÜüßZz09 -./_(),;\"'АЯЙйЁёжщ".split(""))

test("the short way for plain text folds as the long way does", () => {
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 30 }), (characters) => {
      const text = characters.join("")
      // A letter with its accent apart sends the same text the long way.
      expect(foldText(text)).toBe(foldText(`${text} e\u0301`).replace(/ ?e$/u, ""))
    }),
  )
})
