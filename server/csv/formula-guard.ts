/**
 * A cell that spreadsheets would evaluate, also after white space and in full width, or one that the guard may have
 * written (https://owasp.org/www-community/attacks/CSV_Injection).
 */
const risky = /^'*(?:[\s\u00a0\ufeff]*[=+\-@＝＋－＠]|[\t\r\n])/u
const guarded = /^'+(?:[\s\u00a0\ufeff]*[=+\-@＝＋－＠]|[\t\r\n])/u

/** Returns the text of a CSV cell, with an apostrophe in front if a spreadsheet would evaluate it. */
export const guardFormula = (text: string): string => (risky.test(text) ? `'${text}` : text)

/** Reverses `guardFormula`. */
export const unguardFormula = (cell: string): string => (guarded.test(cell) ? cell.slice(1) : cell)

/**
 * Returns a text as a cell of a workbook has to hold it: `_x0041_` in a cell is read as the character of that code
 * (ECMA-376, part 1, 22.9.2.19, ST_Xstring).
 */
export const literalCell = (text: string): string => text.replaceAll(/_(?=x[\dA-Fa-f]{4}_)/gu, "_x005F_")
