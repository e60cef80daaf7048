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
