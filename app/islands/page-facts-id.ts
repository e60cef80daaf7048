/** Id of the JSON block with the facts shared by a page's islands. */
export const pageFactsId = "page-facts"
