/** A cell that spreadsheets would evaluate, or one that the guard may have written. */
const risky = /^'*[=+\-@\t\r＝＋－＠]/u
const guarded = /^'+[=+\-@\t\r＝＋－＠]/u

/** Returns the text of a CSV cell, with an apostrophe in front if a spreadsheet would evaluate it. */
export const guardFormula = (text: string): string => (risky.test(text) ? `'${text}` : text)

/** Reverses `guardFormula`. */
export const unguardFormula = (cell: string): string => (guarded.test(cell) ? cell.slice(1) : cell)
