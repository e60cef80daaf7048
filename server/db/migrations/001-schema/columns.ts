/** Column types that differ between the engines. Times are ISO text from the program's clock. */
export interface ColumnTypes {
  id: string
  text: string
  blob: string
}

export type Words = { texts: (...names: string[]) => string; localized: (...names: string[]) => string }

/** Returns definitions of text columns that are never null, and of the three columns of a localized text. */
export const words = ({ text }: ColumnTypes): Words => {
  const texts = (...names: string[]) => names.map((name) => `${name} ${text} not null default ''`).join(", ")
  return {
    texts,
    localized: (...names) => texts(...names.flatMap((name) => [`${name}_de`, `${name}_en`, `${name}_ru`])),
  }
}
