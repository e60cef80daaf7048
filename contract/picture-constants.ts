/** By what the list of pictures can be narrowed down. */
export const pictureFilters = ["missing_de", "missing_en", "missing_ru", "heavy", "unused"] as const
export type PictureFilter = (typeof pictureFilters)[number]
