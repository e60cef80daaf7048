import type { Image } from "#contract/image.ts"
import { languages } from "#contract/language.ts"
import type { Values } from "./edit-state.ts"
import { altKey, goneKey, onlyImage, orderKey, writeOrder } from "./picture-keys.ts"

/** What the editor needs of every record with pictures. */
export interface EditableRecord {
  id: number | string
  version: number
  updated_at: string
  image_list: Image[]
}

/** A record with texts in three languages. */
export interface TranslatedRecord extends EditableRecord {
  updated_at_de: string
  updated_at_en: string
  updated_at_ru: string
}

export function fieldValues(record: object, fields: readonly string[]): Values {
  const entries = new Map(Object.entries(record))
  return Object.fromEntries(fields.map((field) => [field, String(entries.get(field) ?? "")]))
}

export const imageTexts = (image: Image): Values =>
  Object.fromEntries(languages.map((language) => [altKey(image.id, language), image[`alt_${language}`]]))

/** The texts of the one picture that a record has, empty without one. */
export function oneImageTexts(image: Image | undefined): Values {
  return Object.fromEntries(
    languages.map((language) => [altKey(onlyImage, language), image?.[`alt_${language}`] ?? ""]),
  )
}

/** The same for a record that may do without a picture. */
export const optionalImageTexts = (image: Image | undefined): Values => ({ ...oneImageTexts(image), [goneKey]: "" })

export function recordValues(record: EditableRecord, fields: readonly string[]): Values {
  const texts = Object.assign({}, ...record.image_list.map(imageTexts)) as Values
  return { ...fieldValues(record, fields), ...texts, [orderKey]: writeOrder(record.image_list.map(({ id }) => id)) }
}
