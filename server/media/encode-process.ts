// Entry point of a low-priority child process, so that encoders never share a thread pool with requests.
import { createHash } from "node:crypto"
import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import sharp from "sharp"
import type { MadeSize, PendingPicture } from "./picture-store.ts"
import { type PictureFormat, ogSize, widthsFor } from "./picture-sizes.ts"

sharp.concurrency(1)
sharp.cache(false)

export type EncodeOrder = PendingPicture & { cacheDir: string | null }
export type EncodeResult = { hash: string; made: MadeSize[] } | { hash: string; error: string }

process.on("message", (order: EncodeOrder) => {
  void encodeAll(order).then(
    (made) => process.send?.({ hash: order.hash, made }),
    (error: unknown) => process.send?.({ hash: order.hash, error: String(error) }),
  )
})
process.on("disconnect", () => process.exit(0))

async function encodeAll(order: EncodeOrder): Promise<MadeSize[]> {
  const made: MadeSize[] = []
  for (const width of widthsFor(order.width))
    for (const format of ["avif", "webp", order.extension] as const)
      made.push({ width, format, bytes: await encodeOnce(order, width, format) })
  made.push({ width: ogSize.width, format: "og", bytes: await encodeOnce(order, ogSize.width, "og") })
  return made
}

/** Changes with the encoders' settings, so that sizes in the cache are made anew. */
const settingsVersion = 3

// Cached by content, so that restarts with the same demo pictures, as in every test, encode nothing twice.
async function encodeOnce(order: EncodeOrder, width: number, format: PictureFormat): Promise<Uint8Array> {
  if (!order.cacheDir) return encode(order, width, format)
  const name = createHash("sha256").update(`${order.hash} ${width} ${format} ${settingsVersion}`).digest("hex")
  const file = join(order.cacheDir, `${name}.${format}`)
  const cached = await readFile(file).catch(() => null)
  if (cached) return cached
  const bytes = await encode(order, width, format)
  await mkdir(order.cacheDir, { recursive: true })
    .then(() => writeFile(`${file}.${process.pid}`, bytes))
    .then(() => rename(`${file}.${process.pid}`, file))
    .catch(() => undefined)
  return bytes
}

function encode({ bytes, extension }: EncodeOrder, width: number, format: PictureFormat): Promise<Uint8Array> {
  if (format === "og")
    return sharp(bytes)
      .flatten({ background: "#fff" })
      .resize({ ...ogSize, fit: "cover" })
      .jpeg({ quality: 78, mozjpeg: true })
      .toBuffer()
  const resized = sharp(bytes).resize({ width, withoutEnlargement: true })
  // JPEGs hold colours at half the width and height already, and most pictures are JPEGs.
  const chromaSubsampling = extension === "jpg" ? "4:2:0" : "4:4:4"
  if (format === "avif") return resized.avif({ quality: 52, effort: 1, chromaSubsampling }).toBuffer()
  if (format === "webp") return resized.webp({ quality: 76, effort: 4 }).toBuffer()
  if (format === "png") return resized.png({ compressionLevel: 9, palette: true }).toBuffer()
  return resized.jpeg({ quality: 78, mozjpeg: true }).toBuffer()
}
