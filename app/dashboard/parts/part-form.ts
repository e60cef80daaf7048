import { limits } from "#contract/limits.ts"
import { type Part, type PartInput, partInputSchema } from "#contract/part.ts"

export const partFields = [
  "partnumber",
  "subst_part",
  "quantity",
  "description_de",
  "description_en",
  "description_ru",
] as const
export type PartField = (typeof partFields)[number]
export type PartValues = Record<PartField, string>
export type PartErrors = Partial<Record<PartField, string>>

export const partMaxLength: Record<PartField, number> = {
  partnumber: limits.partNumber,
  subst_part: limits.partNumber,
  quantity: 12,
  description_de: limits.partDescription,
  description_en: limits.partDescription,
  description_ru: limits.partDescription,
}

export const emptyPart: PartValues = {
  partnumber: "",
  subst_part: "",
  quantity: "1",
  description_de: "",
  description_en: "",
  description_ru: "",
}

export const valuesOf = (part: Part): PartValues => ({
  partnumber: part.partnumber,
  subst_part: part.subst_part,
  quantity: String(part.quantity),
  description_de: part.description_de,
  description_en: part.description_en,
  description_ru: part.description_ru,
})

export const isPartField = (name: unknown): name is PartField => partFields.some((field) => field === name)

/** The values as the API takes them, or a code per field that is not right. */
export function checkPart(values: PartValues): { input: PartInput } | { errors: PartErrors } {
  const quantity = values.quantity.trim()
  // "1.000" is a thousand to a German and one to a program: only digits count.
  const isWhole = /^\d*$/u.test(quantity)
  const checked = partInputSchema.safeParse({ ...values, quantity: isWhole ? Number(quantity) : Number.NaN })
  if (checked.success) return { input: checked.data }
  const errors: PartErrors = {}
  for (const { path, message } of checked.error.issues) {
    const [field] = path
    if (isPartField(field)) errors[field] ??= message
  }
  return { errors }
}

/** Only what differs from the stored part, so that nothing else is overwritten. */
export function changesOf(part: Part, input: PartInput): Partial<PartInput> {
  return Object.fromEntries(
    partFields.filter((field) => part[field] !== input[field]).map((field) => [field, input[field]]),
  )
}

export const isSame = (one: PartValues, other: PartValues): boolean =>
  partFields.every((field) => one[field] === other[field])

/**
 * A part that somebody else has changed while it was being edited: fields that were not touched here take what is stored now;
 * `conflicts` are those changed on both sides to different ends, where the input stays until a person decides.
 */
export function mergeStored(
  opened: Part,
  stored: Part,
  values: PartValues,
): { values: PartValues; conflicts: PartField[] } {
  const before = valuesOf(opened)
  const now = valuesOf(stored)
  const untouched = partFields.filter((field) => values[field] === before[field])
  const conflicts = partFields.filter(
    (field) => !untouched.includes(field) && now[field] !== before[field] && now[field] !== values[field],
  )
  return { values: takeFields(values, now, untouched), conflicts }
}

/** The first values with some fields of the second. */
export const takeFields = (values: PartValues, from: PartValues, fields: readonly PartField[]): PartValues => ({
  ...values,
  ...Object.fromEntries(fields.map((field) => [field, from[field]])),
})

/** A draft over the present values; `conflicts` are fields that were stored anew since it was typed, to another end. */
export function takeDraft(
  values: PartValues,
  stored: PartValues,
  draft: Readonly<Record<"base" | "values", Readonly<Record<string, string>>>>,
): { values: PartValues; conflicts: PartField[] } {
  const fields = partFields.filter((field) => Object.hasOwn(draft.values, field))
  const typed = { ...values, ...Object.fromEntries(fields.map((field) => [field, draft.values[field] ?? ""])) }
  const conflicts = fields.filter((field) => draft.base[field] !== stored[field] && typed[field] !== stored[field])
  return { values: typed, conflicts }
}
