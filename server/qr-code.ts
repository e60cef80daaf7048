import { encode } from "uqr"

/** A QR code as one SVG path: modules are units, without quiet zone. */
export interface QrCode {
  size: number
  path: string
}

/** Any mask can be read; choosing the best of the eight takes eight times as long, an eighth of a part page. */
const maskPattern = 0

/** Returns the QR code of a text; readable with 15 % of it damaged. */
export function drawQrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: "M", border: 0, maskPattern })
  const runs = data.flatMap((row, y) => darkRuns(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`))
  return { size, path: runs.join("") }
}

/** Returns start and length of each run of dark modules. */
function darkRuns(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = []
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue
    const start = x
    while (row[x + 1]) x++
    runs.push([start, x - start + 1])
  }
  return runs
}
