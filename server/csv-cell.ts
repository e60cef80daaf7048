/**
 * A cell that a spreadsheet cannot take for a formula: an apostrophe before `= + - @`, tab and CR, also behind white space.
 * https://owasp.org/www-community/attacks/CSV_Injection; quoting by RFC 4180.
 */
export function csvCell(value: string): string {
  const safe = /^[\s\u00a0\ufeff]*[=+\-@\t\r]/u.test(value) || /^[\t\r]/u.test(value) ? `'${value}` : value
  return `"${safe.replaceAll('"', '""')}"`
}
