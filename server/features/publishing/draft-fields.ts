import type { z } from "zod"
import type { ImageUse } from "#contract/image.ts"
import { languageOfField, languages } from "#contract/language.ts"
import { AppError, fieldError } from "#server/app-error.ts"
import { cleanFields } from "#server/records/clean-fields.ts"
import type { AnyRecord } from "#server/records/define-record.ts"
import { isSame, useFields } from "#server/records/set-images.ts"
import type { Fields } from "./store.ts"

/** Fields of a record that are never part of a draft. */
const notDrafted = new Set(["hidden"])

/**
 * Returns a draft's fields as they would be stored: validated by the kind's patch, with rich text cleaned. Required
 * fields may be empty. Throws `invalid` with the path of each wrong value.
 */
export function checkDraft(definition: Pick<AnyRecord, "patch" | "richTexts">, patch: Fields): Fields {
  const errors = []
  const checked: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(patch)) {
    const schema: z.ZodType | undefined = definition.patch.shape[name] as z.ZodType | undefined
    if (!schema || notDrafted.has(name) || value === undefined) continue
    const result = schema.safeParse(value)
    if (result.success) checked[name] = result.data
    else if (typeof value === "string" && result.error.issues.every((issue) => issue.message === "required"))
      checked[name] = ""
    else
      for (const issue of result.error.issues) errors.push(fieldError([name, ...issue.path].join("."), issue.message))
  }
  if (errors.length > 0) throw new AppError("invalid", { errors })
  return cleanFields(definition, checked)
}

/** Returns a record's values of these fields, in the form that drafts use. */
export const fieldsOf = (record: object, names: readonly string[]): Fields => {
  const all = record as Fields
  return Object.fromEntries(names.map((name) => [name, name === "image_list" ? imageUsesOf(all[name]) : all[name]]))
}

/**
 * Returns the changed fields for the check of rights; pictures of which only texts differ count as these texts, which
 * somebody who translates may write.
 */
export function writtenFields(changed: readonly string[], before: Fields, after: Fields): Record<string, true> {
  const names = changed.flatMap((name) =>
    name === "image_list" ? changedTexts(before[name] as ImageUse[], after[name] as ImageUse[]) : name,
  )
  return Object.fromEntries(names.map((name) => [name, true]))
}

function changedTexts(before: readonly ImageUse[], after: readonly ImageUse[]): string[] {
  const isSameUse = (use: ImageUse, index: number) => use.id === before[index]?.id
  if (before.length !== after.length || !after.every(isSameUse)) return ["image_list"]
  const differing = useFields.filter((field) =>
    after.some((use, index) => use[field] !== undefined && use[field] !== before[index]?.[field]),
  )
  return differing.some((field) => !languageOfField(field)) ? ["image_list"] : differing
}

export const imageUsesOf = (images: unknown): ImageUse[] =>
  ((images ?? []) as ImageUse[]).map((image) => ({
    id: image.id,
    ...Object.fromEntries(useFields.map((name) => [name, image[name]])),
  }))

/** Returns the image ids that a draft names. */
export const imagesNamedIn = (patch: Fields): number[] =>
  ((patch["image_list"] ?? []) as ImageUse[]).map(({ id }) => id)

/** Returns whether two values of a field are equal; what the first omits of an image matches anything. */
export function isSameValue(name: string, left: unknown, right: unknown): boolean {
  if (name !== "image_list") return (left ?? null) === (right ?? null)
  return isSame((right ?? []) as ImageUse[], (left ?? []) as ImageUse[])
}

/** Returns the fields of some languages and, if requested, those without language. */
export function pickFields(
  patch: Fields,
  { languages: codes, others }: { languages?: readonly string[] | undefined; others: boolean },
): string[] {
  if (!codes) return Object.keys(patch)
  return Object.keys(patch).filter((name) => {
    const language = languageOfField(name)
    return language ? codes.includes(language) : others
  })
}

/** Returns whether all languages are selected. */
export const areAllLanguages = (codes: readonly string[]): boolean =>
  languages.every((language) => codes.includes(language))
