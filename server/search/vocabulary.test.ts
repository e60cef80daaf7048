import fc from "fast-check"
import { expect, it } from "vitest"
import { isSameStem } from "./stem.ts"
import { describeWord, listWords, matchWord } from "./vocabulary.ts"

const letters = fc.constantFrom(..."aeioumnrst-/8öдка".split(""))
const word = fc.string({ unit: letters, minLength: 1, maxLength: 9 })

it("finds every word that holds the term or is a form of it", () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 40 }), word, (texts, asked) => {
      const words = texts.map((text, index) => describeWord(text, 1 + (index % 2)))
      const [term] = [describeWord(asked, 1)]
      const { containing, forms, others } = matchWord(listWords(words), asked, 1)
      const isShort = asked.length < 3
      for (const { text, languages, ...form } of words) {
        // "8" is not the start of 88.
        const cutsFigure = /^\d\d/u.test(asked.slice(-1) + text.charAt(asked.length))
        const isHeld = isShort ? text.startsWith(asked) && !cutsFigure : text.includes(asked)
        const isForm = !isShort && term.plain.length >= 3 && isSameStem(form, term)
        expect([text, containing.includes(text)]).toEqual([text, languages === 1 && isHeld])
        if (isForm && !isHeld) expect([...forms, ...others]).toContain(text)
      }
    }),
    { numRuns: 2_000 },
  )
})
