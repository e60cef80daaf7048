import { randomInt } from "node:crypto"
import { captchaGlyphs } from "./captcha-glyphs.ts"

const width = 300
const height = 90
const dot = 7

type Field = (x: number, y: number) => number

/** Draws a code as a PNG of 300×90 px: every character shifted, slanted and bent by chance, with lines across. Returns a data URL. */
export async function drawCaptcha(code: string): Promise<string> {
  const glyphs = code.split("").map((character, index) => placeGlyph(captchaGlyphs[character] ?? "", 22 + index * 44))
  const lines = Array.from({ length: 3 }, makeLine)
  const pixels = Buffer.alloc(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const ink = Math.max(...glyphs.map((glyph) => glyph(x, y)), ...lines.map((line) => line(x, y) * 0.75))
      pixels[y * width + x] = Math.round(238 - 205 * ink - randomInt(14))
    }
  const { default: sharp } = await import("sharp")
  const png = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 9 })
    .toBuffer()
  return `data:image/png;base64,${png.toString("base64")}`
}

const between = (least: number, most: number) => least + (randomInt(10_001) / 10_000) * (most - least)

// The dots are sampled between each other, so that their edges run together into strokes.
function placeGlyph(columns: string, left: number): Field {
  const bits = Array.from({ length: 5 }, (_, column) => Number.parseInt(columns.slice(column * 2, column * 2 + 2), 16))
  const isSet = (column: number, row: number) =>
    column < 0 || column > 4 || row < 0 || row > 7 ? 0 : ((bits[column] ?? 0) >> row) & 1
  const top = between(10, 22)
  const slant = between(-0.22, 0.22)
  const bend = between(1, 3)
  const phase = between(0, 6.28)
  return (x, y) => {
    const v = (y - top - Math.sin(x / 14 + phase) * bend) / dot - 0.5
    const u = (x - left + slant * (y - height / 2)) / dot - 0.5
    const [column, row] = [Math.floor(u), Math.floor(v)]
    const [du, dv] = [u - column, v - row]
    const sum =
      (isSet(column, row) * (1 - du) + isSet(column + 1, row) * du) * (1 - dv) +
      (isSet(column, row + 1) * (1 - du) + isSet(column + 1, row + 1) * du) * dv
    return Math.min(1, Math.max(0, (sum - 0.32) * 4))
  }
}

function makeLine(): Field {
  const [start, rise, swing, phase] = [between(15, 75), between(-0.15, 0.15), between(4, 14), between(0, 6.28)]
  return (x, y) => Math.max(0, 1.1 - Math.abs(y - (start + rise * x + Math.sin(x / 38 + phase) * swing)) / 1.4)
}
