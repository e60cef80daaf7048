import fc from "fast-check"
import { expect, test } from "vitest"
import { excerpt, plainText } from "./privacy-policy/number-headings.ts"

test("returns the words of a rich text, paragraphs separated", () => {
  expect(plainText("<p>Öl &amp; Gas</p><p>bis <strong>50 MW</strong>.</p>")).toBe("Öl & Gas bis 50 MW.")
  expect(plainText("a&nbsp;b &lt;p&gt; &amp;lt;")).toBe("a b <p> &lt;")
})

test("keeps the meaning of superscripts and subscripts", () => {
  expect(plainText("<p>10<sup>6</sup> m<sup>3</sup>, CO<sub>2</sub>, 1<sup>st</sup>, 10<sup>-3</sup>.</p>")).toBe(
    "10⁶ m³, CO₂, 1st, 10⁻³.",
  )
})

test("separates the cells of a table", () => {
  expect(plainText("<table><tbody><tr><td>Typ</td><td>12 MW</td></tr><tr><td>B</td></tr></tbody></table>")).toBe(
    "Typ 12 MW B",
  )
})

test("ends at a sentence, else at a word", () => {
  expect(excerpt("<p>Kurz.</p>", 40)).toBe("Kurz.")
  expect(excerpt("<p>Der erste Satz ist hier. Der zweite wird zu lang.</p>", 40)).toBe("Der erste Satz ist hier.")
  expect(excerpt("<p>Ein einziger, recht langer Satz ohne Ende.</p>", 16)).toBe("Ein einziger…")
})

test("is never longer than requested and never ends inside a word", () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-zäöüß]{1,9}$/u), { minLength: 1, maxLength: 30 }), (words) => {
      const text = words.join(" ")
      const short = excerpt(`<p>${text}</p>`, 40)
      expect(short.length).toBeLessThanOrEqual(40)
      const kept = short.replace(/…$/u, "").split(" ")
      expect(words.slice(0, kept.length)).toEqual(kept)
    }),
  )
})
