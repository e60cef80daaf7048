import { guardFormula } from "#server/csv/formula-guard.ts"

/** Returns a cell that spreadsheets do not evaluate, quoted by RFC 4180. */
export const csvCell = (value: string): string => `"${guardFormula(value).replaceAll('"', '""')}"`
