/**
 * A row's position in the index is its set's number and its part's id, so that the parts of one set stand together and a search
 * reads those of the active sets only.
 */
export const idsPerSet = 2 ** 32
