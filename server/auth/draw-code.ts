import { randomInt } from "node:crypto"
import { codeGlyphs } from "./code-glyphs.ts"

const width = 300
const height = 90
const baseline = 66
const size = 70
const smallHeight = 52

/**
 * Renders a code as a PNG of 300×90 px and returns its data URL. Two ruled lines, bent with the characters, distinguish
 * capitals from small letters of the same shape: small letters end at the upper one.
 */
export async function drawCode(code: string): Promise<string> {
  const { default: sharp } = await import("sharp")
  const drawn = await sharp(Buffer.from(makeSvg(code)))
    .greyscale()
    .raw()
    .toBuffer()
  const png = await sharp(bendAndSpeckle(drawn), { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 9 })
    .toBuffer()
  return `data:image/png;base64,${png.toString("base64")}`
}

const between = (least: number, most: number) => least + (randomInt(10_001) / 10_000) * (most - least)

function makeSvg(code: string): string {
  const glyphs = code.split("").map((character, index) => {
    const x = 14 + index * 46 + between(-2, 2)
    const move = `translate(${x} ${baseline + between(-1.5, 1.5)}) rotate(${between(-5, 5)}) skewX(${between(-12, 12)})`
    return `<path transform="${move} scale(${size / 100})" d="${codeGlyphs[character] ?? ""}"/>`
  })
  const rule = (y: number) => `<path d="M0 ${y}H${width}" stroke="#777" stroke-dasharray="2 3"/>`
  const lines = Array.from({ length: 3 }, makeLine)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="#eee"/>
    <g fill="none" stroke-width="1">${rule(baseline)}${rule(baseline - (smallHeight * size) / 100)}</g>
    <g fill="#222">${glyphs.join("")}</g><g fill="none" stroke="#444" stroke-width="1.4">${lines.join("")}</g></svg>`
}

function makeLine(): string {
  const [start, end] = [between(10, 80), between(10, 80)]
  const [first, second] = [between(-20, 110), between(-20, 110)]
  return `<path d="M0 ${start}C100 ${first} 200 ${second} ${width} ${end}"/>`
}

function bendAndSpeckle(drawn: Uint8Array): Buffer {
  const bent = Buffer.alloc(width * height)
  const [downPhase, acrossPhase] = [between(0, 6.28), between(0, 6.28)]
  const [down, across] = [between(1.5, 3), between(1, 2)]
  const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const fromX = clamp(x + Math.sin(y / 13 + acrossPhase) * across, width - 1.01)
      const fromY = clamp(y + Math.sin(x / 24 + downPhase) * down, height - 1.01)
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)]
      const row = (at: number) => {
        const [one = 0, two = 0] = drawn.subarray(at * width + left, at * width + left + 2)
        return one + (two - one) * (fromX - left)
      }
      const shade = row(top) + (row(top + 1) - row(top)) * (fromY - top)
      bent[y * width + x] = clamp(Math.round(shade - randomInt(14)), 255)
    }
  return bent
}
