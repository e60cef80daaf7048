/**
 * Returns a cell that spreadsheets do not evaluate: an apostrophe before `= + - @`, tab and CR, also after white space
 * (https://owasp.org/www-community/attacks/CSV_Injection); quoted by RFC 4180.
 */
export function csvCell(value: string): string {
  const safe = /^[\s\u00a0\ufeff]*[=+\-@\t\r]/u.test(value) || /^[\t\r]/u.test(value) ? `'${value}` : value
  return `"${safe.replaceAll('"', '""')}"`
}
