/** Shape of a dictionary without its words: what the dictionary of another language must provide. */
export type Widen<T> = T extends (...given: infer Given) => unknown
  ? (...given: Given) => string
  : T extends string
    ? string
    : T extends readonly (infer Item)[]
      ? readonly Widen<Item>[]
      : { readonly [Key in keyof T]: Widen<T[Key]> }
