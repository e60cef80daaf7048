/**
 * A row's place in the index is its set's number and its part's id, so that the parts of one set stand together and a search
 * reads those of the living sets only.
 */
export const idsPerSet = 2 ** 32

export const placeOf = (row: "new" | "old" | "part"): string => `${row}.part_set * ${idsPerSet} + ${row}.id`
