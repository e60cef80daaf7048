import { limits } from "#contract/limits.ts"
import { AppError, fieldError } from "#server/app-error.ts"
import { officeExtension } from "#server/office-file.ts"
import { isProgram } from "#server/program-file.ts"
import { type SentFile, isPdf, plainFileName, sentFileName } from "#server/sent-file.ts"

/** Returns the extension of a whole picture: its frame is read to the end, so that a cut one or a text is none. */
export function photoType(bytes: Buffer): "jpg" | "png" | "webp" | "heic" | null {
  if (bytes.length < 32) return null
  if (bytes.readUIntBE(0, 3) === 0xffd8ff) return isJpeg(bytes) ? "jpg" : null
  if (bytes.readBigUInt64BE(0) === 0x89504e470d0a1a0an) return isPng(bytes) ? "png" : null
  if (word(bytes, 0) === "RIFF") return isWebp(bytes) ? "webp" : null
  return isHeic(bytes) ? "heic" : null
}

const word = (bytes: Buffer, at: number) => bytes.toString("latin1", at, at + 4)

const endOfImage = Buffer.from([0xff, 0xd9])

/** ISO/IEC 10918-1, B.1: segments up to the start of scan, then data up to the end of image; phones append bytes. */
function isJpeg(bytes: Buffer): boolean {
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    if (bytes[at + 1] === 0xda) return bytes.lastIndexOf(endOfImage) > at
    // Fill bytes may precede a marker.
    at += bytes[at + 1] === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2)
  }
  return false
}

/** PNG, 5.3: chunks of length, type, data and checksum, the last of which is IEND. */
function isPng(bytes: Buffer): boolean {
  if (word(bytes, 12) !== "IHDR") return false
  for (let at = 8; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at))
    if (word(bytes, at + 4) === "IEND") return true
  return false
}

/** RFC 9649, 2.3 and 2.4: the size covers what follows it. */
const isWebp = (bytes: Buffer): boolean =>
  word(bytes, 8) === "WEBP" &&
  ["VP8 ", "VP8L", "VP8X"].includes(word(bytes, 12)) &&
  bytes.readUInt32LE(4) + 8 <= bytes.length

/** ISO/IEC 14496-12, 4.2, and 23008-12, 10: boxes that fit, of a brand that phones write, with metadata and data. */
function isHeic(bytes: Buffer): boolean {
  if (word(bytes, 4) !== "ftyp" || !["heic", "heix", "mif1"].includes(word(bytes, 8))) return false
  const boxes = new Set<string>()
  for (let at = 0; at + 16 <= bytes.length; ) {
    const size = bytes.readUInt32BE(at)
    const whole = size === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : size === 0 ? bytes.length - at : size
    if (whole < 8 || at + whole > bytes.length) return false
    boxes.add(word(bytes, at + 4))
    if (boxes.has("meta") && boxes.has("mdat")) return true
    at += whole
  }
  return false
}

/** Keeps a file of an inquiry when its content is a JPEG, PNG, WebP or HEIC picture or a PDF, whatever its name says; else throws as below. */
export const acceptPhoto = (file: SentFile, index: number): SentFile =>
  acceptFile(file, `photos.${index}`, { extensionOf: photoExtension, named: "JPEG, PNG, WebP, HEIC or PDF" })

/** Keeps a file of a message, of any kind but programs; throws as below. */
export function acceptMessageFile({ name, bytes }: SentFile, index: number): SentFile {
  const refuse = refusal(name, `files.${index}`, "No programs")
  if (bytes.byteLength > limits.photoBytes) throw refuse("too_large")
  if (isProgram(name, bytes)) throw refuse("wrong_type")
  return { name: sentFileName(name, officeOrPhoto(bytes)), bytes }
}

/** Returns the extension of known content, for a file without one. */
export const officeOrPhoto = (bytes: Uint8Array): string => {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return photoExtension(content) ?? officeExtension(content) ?? ""
}

const refusal = (name: string, path: string, named: string) => (code: "too_large" | "wrong_type") =>
  new AppError(code, {
    detail: `${named} up to 10 MB`,
    errors: [
      { ...fieldError(path, code, code === "wrong_type" ? `${named} only` : undefined), value: name.slice(0, 300) },
    ],
  })

/** Throws `wrong_type` or `too_large` with the file's index and name. */
function acceptFile(
  { name, bytes }: SentFile,
  path: string,
  { extensionOf, named }: { extensionOf: (bytes: Buffer) => string | null; named: string },
): SentFile {
  const refused = refusal(name, path, named)
  if (bytes.byteLength > limits.photoBytes) throw refused("too_large")
  const extension = extensionOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  if (!extension) throw refused("wrong_type")
  return { name: plainFileName(name, extension, "photo"), bytes }
}

const photoExtension = (bytes: Buffer): string | null => (isPdf(bytes) ? "pdf" : photoType(bytes))
