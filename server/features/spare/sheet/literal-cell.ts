/**
 * Returns a text as a cell of a workbook has to hold it: `_x0041_` in a cell is read as the character of that code
 * (ECMA-376, part 1, 22.9.2.19, ST_Xstring).
 */
export const literalCell = (text: string): string => text.replaceAll(/_(?=x[\dA-Fa-f]{4}_)/gu, "_x005F_")
