import { type Content, type EditState, changedFields, pick } from "./edit-state.ts"
import { restorePictures } from "./merge-pictures.ts"
import { pictureChanges } from "./pictures.ts"

/** Changes in a form, and the stored values when they were typed. */
export interface FormContent {
  stored: Content
  typed: Content
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

const areTexts = (value: unknown): boolean =>
  isObject(value) && Object.values(value).every((text) => typeof text === "string")

const isPicture = (value: unknown): boolean =>
  isObject(value) && typeof value["id"] === "number" && areTexts(value["alt"])

const isForm = (value: unknown): boolean =>
  isObject(value) && areTexts(value["fields"]) && Array.isArray(value["pictures"]) && value["pictures"].every(isPicture)

export const isFormContent = (value: unknown): value is FormContent =>
  isObject(value) && isForm(value["stored"]) && isForm(value["typed"])

/** Returns unsaved changes; null without any. */
export function unsavedContent({ stored, typed }: Pick<EditState, "stored" | "typed">): FormContent | null {
  const keys = changedFields({ stored, typed })
  const arePicturesTyped = pictureChanges(stored.pictures, typed.pictures).length > 0
  if (keys.length === 0 && !arePicturesTyped) return null
  const changed = ({ fields, pictures }: Content): Content => ({
    fields: pick(fields, keys),
    pictures: arePicturesTyped ? pictures : [],
  })
  return { stored: changed(stored), typed: changed(typed) }
}

// As long as the server keeps unnamed uploads.
const uploadsKeptMs = 7 * 86_400_000

/** Returns whether an entry may name pictures that were uploaded since the form was opened, or could not be read. */
export function mayNameUploads({ typed }: FormContent, stored: Content, savedAt: string, now: Date): boolean {
  const isYoung = now.getTime() - Date.parse(savedAt) < uploadsKeptMs
  return isYoung && typed.pictures.some(({ id }) => stored.pictures.every((picture) => picture.id !== id))
}

/**
 * Returns the changes of an entry that the form knows and that still differ from the stored record, with their names;
 * null without any.
 */
export function usefulContent(
  { stored: before, typed }: FormContent,
  stored: Content,
): { content: FormContent; changes: string[] } | null {
  const keys = Object.keys(typed.fields).filter(
    (key) => Object.hasOwn(stored.fields, key) && stored.fields[key] !== typed.fields[key],
  )
  const pictures = restorePictures(stored.pictures, typed.pictures, before.pictures)
  const changes = pictureChanges(stored.pictures, pictures)
  if (keys.length + changes.length === 0) return null
  const useful = (content: Content): Content => ({
    fields: pick(content.fields, keys),
    pictures: changes.length > 0 ? content.pictures : [],
  })
  return { content: { stored: useful(before), typed: useful(typed) }, changes: [...keys, ...changes] }
}
