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

export const emptyPart: PartValues = {
  partnumber: "",
  subst_part: "",
  quantity: "1",
  description_de: "",
  description_en: "",
  description_ru: "",
}

export const valuesOf = (part: Part): PartValues => ({ ...part, quantity: String(part.quantity) })

export const isPartField = (name: unknown): name is PartField => partFields.some((field) => field === name)

/** The values as the API takes them, or a code per field that is not right. */
export function checkPart(values: PartValues): { input: PartInput } | { errors: PartErrors } {
  const quantity = values.quantity.trim()
  // "1.000" is a thousand to a German and one to a program: only digits count.
  const isWhole = /^\d*$/u.test(quantity)
  const checked = partInputSchema.safeParse({ ...values, quantity: isWhole ? quantity || "0" : Number.NaN })
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
