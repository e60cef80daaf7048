/** What the engines call the three kinds of columns that differ. Times are ISO text from the program's clock. */
export interface ColumnTypes {
  id: string
  text: string
  blob: string
}

export type Words = { texts: (...names: string[]) => string; localized: (...names: string[]) => string }

/** Columns of text that are never null, and the three of a text in each language. */
export const words = ({ text }: ColumnTypes): Words => {
  const texts = (...names: string[]) => names.map((name) => `${name} ${text} not null default ''`).join(", ")
  return {
    texts,
    localized: (...names) => texts(...names.flatMap((name) => [`${name}_de`, `${name}_en`, `${name}_ru`])),
  }
}
