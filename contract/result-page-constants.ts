/** Characters of a description that search engines show. */
export const shownDescriptionCharacters = 160

export const metaDescriptionMax = 500
