import { writeXlsxStream } from "hucre/xlsx"
import { readPartRows, readSpares } from "#seed/read-content.ts"

const headings = [
  "Part number",
  "Description (DE)",
  "Description (EN)",
  "Description (RU)",
  "Substitute part",
  "Quantity",
]

/** Returns the same `count` parts in every run, in the form of the demo's; `offset` yields different ones. */
export function makeParts(count: number, offset = 0): (string | number)[][] {
  const models = readSpares().flatMap(({ name }) => readPartRows(name))
  return Array.from({ length: count }, (_, index) => {
    const position = index + offset
    const model = models[(position * 7_919) % models.length]
    const number = numberOf(position)
    const size = `M${4 + (position % 13)} x ${8 + (position % 37)}`
    return [
      number,
      `${model?.description_de}, ${size}`,
      `${model?.description_en}, ${size}`,
      `${model?.description_ru}, ${size}`,
      position % 11 === 0 ? numberOf(position + 1) : "",
      position % 90,
    ]
  })
}

/** Returns numbers, half like L31742P02, half like 9107-M52/G01, spread over all digits. */
function numberOf(position: number): string {
  const spread = (position * 48_271) % 1_000_003
  const tail = String(1 + (position % 29)).padStart(2, "0")
  if (position % 2 === 0) return `L${String(spread).padStart(6, "0")}P${tail}`
  return `9${String(spread % 1_000).padStart(3, "0")}-M${Math.floor(spread / 1_000)}/G${tail}`
}

export async function makeSheet(parts: readonly (string | number)[][]): Promise<Uint8Array<ArrayBuffer>> {
  const stream = writeXlsxStream([headings, ...parts.map((row) => [...row])], { name: "Parts" })
  return new Uint8Array(await new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer())
}

const numbers = [
  ...[0, 7, 1_234, 1_999, 420, 861].map((position) => numberOf(position)),
  ...[2, 65, 900, 1_501].map((position) => numberOf(position).toLowerCase().replace(/[-/]/gu, "")),
  ..."4827 l0482 9731m m54g0 p29 0271 31742 48271p".split(" "),
]
const list = (...lines: string[]) => lines.flatMap((line) => line.split(", "))

/** Fixed queries: whole and partial numbers, words and sizes; misspelled ones; one and two characters. */
export const queries = {
  numbers,
  words: list(
    "flammrohr, kegelrad, thermoelement, zündkerze, Labyrinthdichtung, o-ring, stellhebel verdichter",
    "M8 x 20, M12x30, m16 x 41, schraube M6, lager l04, dichtring 9, gibtesnicht",
  ),
  meant: list(
    "bearing, Laufschaufeln, форсунок, форсунка LM2500, Brennstoffduese, подшибник, Zündkerzn",
    "Dichtringe, gasket, Verdichterlaufschaufel, L000000PO1",
  ),
  short: list("l, 9, l0, 97, m8, st, ö, x, la, 7"),
}
