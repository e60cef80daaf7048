/** The id of the JSON block with the facts that a page's islands share. */
export const pageFactsId = "page-facts"
