import fc from "fast-check"
import { expect, test } from "vitest"
import { foldText } from "#contract/number-reader/fold-number.ts"

const letters = fc.constantFrom(..."AÄaäÖöÜüßZz09 -./_(),;\"'АЯЙйЁёжщ".split(""))

test("the fast path for precomposed text folds like the general one", () => {
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 30 }), (characters) => {
      const text = characters.join("")
      // A combining accent forces the slow path.
      expect(foldText(text)).toBe(foldText(`${text} e\u0301`).replace(/ ?e$/u, ""))
    }),
  )
})
