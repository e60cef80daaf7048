import { localizedNames } from "./localized.ts"

/** By what the list of pictures can be narrowed down. */
export const pictureFilters = [...localizedNames("missing"), "heavy", "unused"] as const
export type PictureFilter = (typeof pictureFilters)[number]
