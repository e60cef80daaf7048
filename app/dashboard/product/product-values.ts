import { languages } from "#contract/language.ts"
import { localizedNames } from "#contract/localized.ts"
import type { Category } from "#contract/category.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { Values } from "../editor/edit-state.ts"
import type { ValueText } from "../editor/value-text.ts"
import { membersOf, groupTranslations, recordFor, translationIn } from "../translations/group-translations.ts"
import type { Joint } from "../translations/joint.ts"
import { isPower, shownPower } from "../result-page/power.ts"
import type { ProductContext } from "./product-view.ts"

export const productFieldNames = [
  ...localizedNames("title"),
  ...localizedNames("type"),
  ...localizedNames("description"),
  ...localizedNames("meta_title"),
  ...localizedNames("meta_description"),
  "model",
  "power",
  "category_id",
] as const

const productTexts = ["title", "type", "description", "meta_title", "meta_description"]

/** Returns how the records of a product are joined: each is in the category's record of its language. */
export const productJoint = ({ categories }: ProductContext): Joint => ({
  texts: productTexts,
  shared: ["model", "power", "category_id"],
  valueIn: (name, value, language) => {
    if (name !== "category_id" || value === null || value === "") return value
    return translationIn(categories, Number(value), language)?.id ?? null
  },
})

/** Properties that the form of a new product has room for. */
export const newProperties = 6
export const propertyName = (index: number): string => `property_${index}`

/** Returns how many properties the form of a new product shows. */
export const propertyCount = (values: Values): number => Number(values["properties"] ?? 0)

/** Returns the fields of a new product's properties, none of which is shown at first. */
export const noProperties: Values = {
  properties: "0",
  ...Object.fromEntries(
    Array.from({ length: newProperties }, (_property, index) => propertyName(index)).flatMap((name) =>
      languages.map((language) => [`${name}_${language}`, ""]),
    ),
  ),
}

interface FaultTexts {
  required: string
  power: string
  file: string
}

/** Returns validation errors by field: a product has a title in one language or more, and each property a picture. */
export function productFaults(
  values: Values,
  texts: FaultTexts,
  attached: Readonly<Record<string, File>> = {},
): Record<string, string> {
  const isBlank = (name: string) => (values[name] ?? "").trim() === ""
  const written = languages.filter((language) => !(isBlank(`description_${language}`) && isBlank(`type_${language}`)))
  const untitled = languages.every((language) => isBlank(`title_${language}`))
    ? languages.slice(0, 1)
    : written.filter((language) => isBlank(`title_${language}`))
  const bare = Array.from({ length: propertyCount(values) }, (_property, index) => propertyName(index)).filter(
    (name) => !attached[name],
  )
  return {
    ...Object.fromEntries(untitled.map((language) => [`title_${language}`, texts.required])),
    ...(isPower(values["power"] ?? "") ? {} : { power: texts.power }),
    ...Object.fromEntries(bare.map((name) => [name, texts.file])),
  }
}

/** Returns the displayed text of a product's ids and figures. */
export function useProductValue({ categories }: ProductContext): ValueText {
  const { products: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  return (key, value) => {
    if (key === "category_id")
      return (
        translationIn(categories, Number(value), language)?.name ?? nameOf(categories, value) ?? texts.fields.noCategory
      )
    return key === "power" ? shownPower(value, language) : value
  }
}

const nameOf = (categories: readonly Category[], id: string) =>
  categories.find((category) => String(category.id) === id)?.name

/** Returns the categories as options: each once, by the record that the product is in, else by its first. */
export function categoryOptions(
  categories: readonly Category[],
  current: string,
  language: (typeof languages)[number],
  none: string,
) {
  return [
    { value: "", label: none },
    ...groupTranslations(categories).map((group) => {
      const member = membersOf(group).find(({ id }) => String(id) === current)
      return { value: String((member ?? recordFor(group, "de")).id), label: recordFor(group, language).name }
    }),
  ]
}
