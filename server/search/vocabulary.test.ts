import fc from "fast-check"
import { expect, it } from "vitest"
import { onEachEngine } from "#tests/harness/engines.ts"
import { isSameStem } from "./stem.ts"
import { KnownWords } from "./known-words.ts"
import { correctWord, describeWord, growVocabulary, matchWord, prepareWords } from "./vocabulary.ts"

const letters = fc.constantFrom(..."aeioumnrst-/8öдка".split(""))
const word = fc.string({ unit: letters, minLength: 1, maxLength: 9 })

it("finds every word that holds the term or is a form of it", () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 40 }), word, (texts, asked) => {
      const words = texts.map((text, index) => describeWord(text, 1 + (index % 2)))
      const [term] = [describeWord(asked, 1)]
      const { containing, forms, others } = matchWord(new KnownWords(words), asked, 1)
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

it.each([
  ["schaufal", "schaufel"],
  ["hcaufel", null],
  ["shcaufel", "schaufel"],
  ["turbinenschaufel", "turbinen schaufel"],
  ["wellenrad", null],
])("corrects %s to %s", (typed, meant) => {
  const words = new KnownWords(["schaufel", "turbine", "welle"].map((text) => describeWord(text, 1)))
  expect(correctWord(words, typed, 1)).toBe(meant)
})

onEachEngine("the words of part descriptions", (open) => {
  const grow = (opened: ReturnType<typeof open>, vocabulary?: KnownWords) => growVocabulary(opened, vocabulary)
  const textsOf = ({ words }: KnownWords) => words.map(({ text, languages }) => `${text} ${languages}`).toSorted()
  const learn = ({ db, dialect }: Pick<ReturnType<typeof open>, "db" | "dialect">, ...learned: string[]) =>
    dialect.searchIndex.learnWords(db, ["de"], learned)

  it("grow by what is new, also by a language", async () => {
    const opened = open()
    await learn(opened, "ring", "dichtung")
    const vocabulary = await grow(opened)
    expect(textsOf(vocabulary)).toEqual(["dichtung 1", "ring 1"])
    await opened.dialect.searchIndex.learnWords(opened.db, ["en"], ["ring", "seal"])
    expect(await grow(opened, vocabulary)).toBe(vocabulary)
    expect(textsOf(vocabulary)).toEqual(["dichtung 1", "ring 3", "seal 2"])
    expect(matchWord(vocabulary, "ring", 2).containing).toEqual(["ring"])
    expect(vocabulary.hasForm("seal")).toBe(true)
    const { mark } = await opened.dialect.searchIndex.wordsSince(opened.db, vocabulary.mark)
    expect(mark).toBe(vocabulary.mark)
  })

  it("grow over many segments", async () => {
    const opened = open()
    const learned = Array.from({ length: 30_000 }, (_, index) => `teil${index}x`)
    await learn(opened, ...learned)
    const vocabulary = await grow(opened)
    expect(vocabulary.words).toHaveLength(learned.length + 3)
    for (const text of [learned[0], learned[12_345], learned.at(-1)])
      expect(matchWord(vocabulary, text ?? "", 1).containing).toEqual([text])
    await learn(opened, "neu")
    await grow(opened, vocabulary)
    expect(vocabulary.with(["\nneu\n"]).map(({ text }) => text)).toEqual(["neu"])
    await prepareWords(vocabulary, ["teil12345x"])
    await learn(opened, ...Array.from({ length: 20_000 }, (_, index) => `rohr${index}x`), "steil12345xx")
    await grow(opened, vocabulary)
    const matches = matchWord(vocabulary, "teil12345x", 1)
    expect(matches.containing.toSorted()).toEqual(["steil12345xx", "teil12345x"])
  })
})
