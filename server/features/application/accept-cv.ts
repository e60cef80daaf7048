import { AppError, fieldError } from "#server/app-error.ts"
import { limits } from "#contract/limits.ts"
import { type OfficeExtension, officeExtension } from "#server/office-file.ts"
import { type SentFile, isPdf, plainFileName } from "#server/sent-file.ts"

export type CvFile = SentFile

const texts: readonly OfficeExtension[] = ["doc", "docx", "odt"]

/**
 * Accepts an applicant's file when its content is a PDF, DOC, DOCX or ODT, whatever its name; else throws `wrong_type`
 * or `too_large` with its index and name.
 */
export function acceptCv({ name, bytes }: CvFile, index: number): CvFile {
  const refused = (code: "too_large" | "wrong_type" | "empty_file") => {
    const message = code === "wrong_type" ? "PDF, DOC, DOCX or ODT only" : undefined
    const error = { ...fieldError(`cv.${index}`, code, message), value: name.slice(0, 300) }
    if (code === "empty_file")
      return new AppError("invalid", { detail: `The file "${name}" is empty`, errors: [error] })
    return new AppError(code, { detail: "PDF, DOC, DOCX or ODT up to 10 MB", errors: [error] })
  }
  if (bytes.byteLength === 0) throw refused("empty_file")
  if (bytes.byteLength > limits.cvBytes) throw refused("too_large")
  const extension = extensionOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  if (!extension) throw refused("wrong_type")
  return { name: plainFileName(name, extension, "cv"), bytes }
}

function extensionOf(bytes: Buffer): string | null {
  if (isPdf(bytes)) return "pdf"
  const extension = officeExtension(bytes)
  return extension !== null && texts.includes(extension) ? extension : null
}
