import { type Language, languages } from "#contract/language.ts"

/** Under these keys a record's pictures stand among the values of its form: their order by id, and their texts. */
export const orderKey = "order"
export const altPrefix = (id: number): string => `alt:${id}:`
export const altKey = (id: number, language: Language): string => `${altPrefix(id)}${language}`

/** Stands for the one picture of a record that has one at most, whichever it is. */
export const onlyImage = 0

/** Says "yes" when a record is to lose its one picture with the next save. */
export const goneKey = "image_gone"

/** Whether a value is about a picture, which has calls of its own. */
export const isPictureKey = (key: string): boolean => key === goneKey || parseAltKey(key) !== null

/** The id and language in a picture text's key, or null for any other key. */
export function parseAltKey(key: string): { id: number; language: Language } | null {
  const [, id = "", code = ""] = /^alt:(\d+):(\w+)$/u.exec(key) ?? []
  const language = languages.find((known) => known === code)
  return language ? { id: Number(id), language } : null
}

export const readOrder = (order = ""): number[] => (order === "" ? [] : order.split(",").map(Number))
export const writeOrder = (ids: readonly number[]): string => ids.join(",")
export const orderWith = (order: string | undefined, id: number, at?: number): string =>
  moveInOrder(order ?? "", id, at ?? readOrder(order).length)
export const orderWithout = (order: string | undefined, id: number): string =>
  writeOrder(readOrder(order).filter((other) => other !== id))

/** The order with one picture moved to another place. */
export function moveInOrder(order: string, id: number, to: number): string {
  const rest = readOrder(order).filter((other) => other !== id)
  return writeOrder(rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, id))
}
