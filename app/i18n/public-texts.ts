import type { publicTexts } from "./public.de.ts"

/** The German dictionary is the type: a text that is missing in another language does not compile. */
export type PublicTexts = Widen<typeof publicTexts>

type Widen<T> = T extends (...given: infer Given) => unknown
  ? (...given: Given) => string
  : T extends string
    ? string
    : T extends readonly (infer Item)[]
      ? readonly Widen<Item>[]
      : { readonly [Key in keyof T]: Widen<T[Key]> }
