/** A cell that spreadsheets would run as a formula, or one that the guard may have written. */
const risky = /^'*[=+\-@\t\r＝＋－＠]/u
const guarded = /^'+[=+\-@\t\r＝＋－＠]/u

/** Returns the text of a CSV cell with an apostrophe in front where a spreadsheet would run it as a formula. */
export const guardFormula = (text: string): string => (risky.test(text) ? `'${text}` : text)

/** Returns the text that `guardFormula` was given. */
export const unguardFormula = (cell: string): string => (guarded.test(cell) ? cell.slice(1) : cell)
