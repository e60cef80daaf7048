import sharp from "sharp"
import { expect, it } from "vitest"
import { codeAlphabet, codeGlyphs, drawCode } from "./draw-code.ts"

const ink = async (character: string) => {
  const path = `<path transform="translate(10 80)" d="${codeGlyphs[character]}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="110">${path}</svg>`
  return sharp(Buffer.from(svg)).extractChannel("alpha").raw().toBuffer()
}

it("has the 62 letters and digits, each with a shape of its own", async () => {
  expect(codeAlphabet).toMatch(/^[0-9A-Za-z]{62}$/u)
  expect(new Set(codeAlphabet).size).toBe(62)
  expect(new Set(Object.values(codeGlyphs)).size).toBe(62)
})

it.each(["0O", "Oo", "0o", "1l", "lI", "1I", "Zz", "2Z", "2z", "Ss", "5S", "5s", "Cc", "Vv", "Ww", "Xx", "gq", "8B"])(
  "draws %s so that their ink differs",
  async (pair) => {
    const [left = Buffer.alloc(0), right = Buffer.alloc(0)] = await Promise.all(pair.split("").map(ink))
    let differing = 0
    let all = 0
    for (const [index, shade] of left.entries()) {
      differing += Math.abs(shade - (right[index] ?? 0))
      all += Math.max(shade, right[index] ?? 0)
    }
    expect(differing / all).toBeGreaterThan(0.15)
  },
)

it("draws each character inside the picture", async () => {
  const dark = async (code: string) => {
    const png = Buffer.from((await drawCode(code)).split(",")[1] ?? "", "base64")
    const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([300, 90])
    return data.filter((shade) => shade < 60).length
  }
  const nothing = await dark("")
  for (let from = 0; from < codeAlphabet.length; from += 6)
    expect(await dark(codeAlphabet.slice(from, from + 6))).toBeGreaterThan(nothing + 1_500)
})
