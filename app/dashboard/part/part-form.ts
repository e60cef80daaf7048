import { localized, pickLocalized } from "#contract/localized.ts"
import { type PartColumn, partColumns } from "#contract/part-constants.ts"
import { type Part, type PartInput, partInputSchema } from "#contract/part.ts"
import type { Values } from "../editor/edit-state.ts"

/** Fields of a part, in the order of the table's columns. */
export const partFields = partColumns
export type PartField = PartColumn
export type PartValues = Record<PartField, string>
export type PartErrors = Partial<Record<PartField, string>>

export const emptyPart: PartValues = {
  partnumber: "",
  subst_part: "",
  quantity: "1",
  ...localized("description", ""),
}

export const valuesOf = (part: Part): PartValues => ({
  partnumber: part.partnumber,
  subst_part: part.subst_part,
  quantity: String(part.quantity),
  ...pickLocalized(part, "description"),
})

export const isPartField = (name: unknown): name is PartField => partFields.some((field) => field === name)

/** Returns the values for the API, or an error code per invalid field. */
export function checkPart(values: PartValues): { input: PartInput } | { errors: PartErrors } {
  const quantity = values.quantity.trim()
  // "1.000" is a thousand in German and one in code: only digits are accepted.
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

/** Returns only the differences from the stored part, so that nothing else is overwritten. */
export function partChanges(stored: Values, input: PartInput): Partial<PartInput> {
  return Object.fromEntries(
    partFields.filter((field) => stored[field] !== String(input[field])).map((field) => [field, input[field]]),
  )
}
