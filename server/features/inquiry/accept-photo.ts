import { limits } from "#contract/limits.ts"
import { AppError, fieldError } from "#server/app-error.ts"
import { officeExtension } from "#server/office-file.ts"
import { isProgram } from "#server/program-file.ts"
import { type SentFile, isPdf, plainFileName, sentFileName } from "#server/sent-file.ts"
import { photoType } from "./photo-type.ts"

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
