import { limits } from "#contract/limits.ts"
import { AppError, fieldError } from "#server/app-error.ts"
import { type SentFile, isPdf, plainFileName } from "#server/sent-file.ts"

/**
 * Keeps a file of an inquiry when its content is a JPEG, PNG, WebP or HEIC picture or a PDF, whatever its name says; else throws
 * `wrong_type`, `too_large` or `invalid` with its place among the files and its name.
 */
export function acceptPhoto({ name, bytes }: SentFile, index: number, field = "photos"): SentFile {
  const refused = (code: "too_large" | "wrong_type") =>
    new AppError(code, {
      detail: "JPEG, PNG, WebP, HEIC or PDF up to 10 MB",
      errors: [{ ...fieldError(`${field}.${index}`, code), value: name.slice(0, 300) }],
    })
  if (bytes.byteLength > limits.photoBytes) throw refused("too_large")
  const extension = extensionOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  if (!extension) throw refused("wrong_type")
  return { name: plainFileName(name, extension, "photo"), bytes }
}

function extensionOf(bytes: Buffer): string | null {
  if (isPdf(bytes)) return "pdf"
  if (bytes.length < 32) return null
  const text = (from: number, to: number) => bytes.toString("latin1", from, to)
  // ISO/IEC 10918-1, B.1.1.3: start of image, then a marker; PNG, 5.2: the signature.
  if (bytes.readUIntBE(0, 3) === 0xffd8ff) return "jpg"
  if (bytes.readBigUInt64BE(0) === 0x89504e470d0a1a0an && text(12, 16) === "IHDR") return "png"
  // RFC 9649, 2.3, and ISO/IEC 23008-12, 10: the brands that telephones write.
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "webp"
  return text(4, 8) === "ftyp" && ["heic", "heix", "mif1"].includes(text(8, 12)) ? "heic" : null
}
