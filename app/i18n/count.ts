import type { Language } from "#contract/language.ts"
import { isPlainFigure } from "./figures.ts"
import { once } from "./once.ts"

/** The forms of a noun by the plural categories of its language; Russian needs `few` and `many`. */
export interface NounForms {
  one: string
  few?: string
  many?: string
  other: string
}

/** Returns formatters for numbers, alone and with their noun, in one language. */
export function countIn(language: Language) {
  const rules = once(() => new Intl.PluralRules(language))
  const figures = once(() => new Intl.NumberFormat(language))
  const figure = (value: number): string => (isPlainFigure(value) ? String(value) : figures().format(value))
  const noun = (value: number, forms: NounForms): string =>
    forms[rules().select(value) as keyof NounForms] ?? forms.other
  return { figure, noun, of: (value: number, forms: NounForms): string => `${figure(value)} ${noun(value, forms)}` }
}
