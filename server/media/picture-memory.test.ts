import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import process from "node:process"
import sharp from "sharp"
import { expect, it, onTestFinished } from "vitest"

// An interlaced picture is decoded as a whole before any row can be used.
const [width, height] = [3_000, 2_400]

const decodedKilobytes = (width * height * 3 * 2) / 1_024

const program = (file: string) => `
  import { readFileSync } from "node:fs"
  import { acceptImage } from "./server/media/accept-image.ts"
  const accept = (count) =>
    Promise.all(Array.from({ length: count }, () => acceptImage(new Uint8Array(readFileSync(${JSON.stringify(file)})))))
  await accept(1)
  const before = process.resourceUsage().maxRSS
  await accept(4)
  process.stdout.write(String(process.resourceUsage().maxRSS - before))`

/** Returns the kilobytes by which a process's peak memory grows from one picture to four at once. */
const growth = (file: string) =>
  Number(execFileSync(process.execPath, ["--input-type=module", "-e", program(file)], { encoding: "utf8" }))

it("accepts four pictures at once with little more memory than one", async () => {
  const folder = mkdtempSync(join(tmpdir(), "picture-memory-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, "deep.png")
  const samples = Uint16Array.from({ length: width * height * 3 }, (_, n) => (Math.floor(n / 400) * 1_217) & 65_535)
  await sharp(samples, { raw: { width, height, channels: 3 } })
    .toColourspace("rgb16")
    .png({ progressive: true, compressionLevel: 1 })
    .toFile(file)
  // Decoded concurrently, they would add three more.
  expect(growth(file)).toBeLessThan(decodedKilobytes * 2)
})
