import { type LocalizedColumns, pickLocalized } from "#contract/localized.ts"
import type { PictureUse } from "#contract/picture.ts"

export type UseValues = Pick<PictureUse, keyof LocalizedColumns<"alt"> | "decorative" | "focus">

export const storedValues = (use: PictureUse): UseValues => ({
  ...pickLocalized(use, "alt"),
  decorative: use.decorative,
  focus: use.focus,
})

/** Returns the values that differ from others. */
export const changedValues = (before: Partial<UseValues>, values: Partial<UseValues>): Partial<UseValues> =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => before[name as keyof UseValues] !== value))

/** Returns the values of a use that other uses can take: its texts only in the languages that it has. */
export const sharedValues = ({ languages }: PictureUse, { decorative, focus, ...texts }: UseValues) => ({
  ...Object.fromEntries(languages.map((language) => [`alt_${language}`, texts[`alt_${language}`]])),
  decorative,
  focus,
})
