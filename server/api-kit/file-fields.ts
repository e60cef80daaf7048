import { z } from "zod"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { AppError, fieldError } from "#server/app-error.ts"
import type { SentFile } from "#server/sent-file.ts"

/** Field of a form that holds files. */
export interface UploadField<Content> {
  /** Its schema in the API document. */
  schema: z.ZodType
  read(form: FormData, name: string): Promise<Content>
}

interface FileRule {
  maxBytes: number
  /** Sentence for a larger file. */
  tooLarge: string
  description?: string
}

/** Returns a field with one file, which is required. */
export const oneFile = ({ maxBytes, tooLarge, description }: FileRule): UploadField<SentFile> => ({
  schema: description === undefined ? z.file() : z.file().describe(description),
  async read(form, name) {
    const [file] = chosenFiles(form, name, { most: 1, maxBytes, tooLarge })
    if (!file)
      throw new AppError("invalid", { detail: "Please select a file first!", errors: [fieldError(name, "required")] })
    return sentFile(file)
  },
})

const imageRule = { maxBytes: dashboardLimits.imageBytes, tooLarge: "PNG, JPG, GIF up to 10MB" }

/** A field with one image. */
export const oneImage = oneFile(imageRule)

/** Returns a field with images: at most so many, and none unless they are required. */
export const images = (most: number, { isRequired = false } = {}): UploadField<Uint8Array[]> => {
  const schema = most === 1 ? z.file() : z.array(z.file()).max(most)
  return {
    schema: isRequired ? schema : schema.optional(),
    read: (form, name) => Promise.all(chosenFiles(form, name, { most, ...imageRule }).map(bytesOf)),
  }
}

/** Returns a field with files whose number and size the command checks. */
export const attachments = (most: number): UploadField<SentFile[]> => ({
  schema: z.array(z.file()).max(most).optional(),
  read: (form, name) => Promise.all(chosenFiles(form, name).map(sentFile)),
})

/**
 * Returns the files of one field, `images` or `images[]`. A form without a chosen file sends one without name and content;
 * an empty file that has a name was chosen and is `invalid`.
 */
function chosenFiles(
  form: FormData,
  name: string,
  { most = Infinity, maxBytes = Infinity, tooLarge = "" }: Partial<FileRule> & { most?: number } = {},
): File[] {
  const files = [...form.getAll(name), ...form.getAll(`${name}[]`)].filter((entry) => entry instanceof File)
  const empty = files.find((file) => file.size === 0 && file.name !== "")
  if (empty)
    throw new AppError("invalid", {
      detail: `The file "${empty.name}" is empty`,
      errors: [{ ...fieldError(name, "empty_file"), value: empty.name.slice(0, 300) }],
    })
  const chosen = files.filter((file) => file.size > 0)
  if (chosen.length > most) throw new AppError("too_large", { detail: `At most ${most} files` })
  if (chosen.some((file) => file.size > maxBytes)) throw new AppError("too_large", { detail: tooLarge })
  return chosen
}

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer())
const sentFile = async (file: File): Promise<SentFile> => ({ name: file.name, bytes: await bytesOf(file) })
