/** The shape of a dictionary with its words taken out: what the same dictionary in another language must offer. */
export type Widen<T> = T extends (...given: infer Given) => unknown
  ? (...given: Given) => string
  : T extends string
    ? string
    : T extends readonly (infer Item)[]
      ? readonly Widen<Item>[]
      : { readonly [Key in keyof T]: Widen<T[Key]> }
