import type { RedirectOutcome } from "#contract/redirect-constants.ts"
import type { ImportedRedirect } from "#contract/redirect.ts"

/** Returns a CSV cell that spreadsheets do not evaluate. */
const cell = (text: string) => `"${/^[=+\-@\t\r]/u.test(text) ? "'" : ""}${text.replaceAll('"', '""')}"`

/** Downloads the rows that an import skips, each with its reason; the file can be imported again. */
export function saveLeftOut(
  rows: readonly ImportedRedirect[],
  reasons: Readonly<Record<RedirectOutcome, string>>,
  name: string,
): void {
  const lines = rows.map(({ from, target, outcome }) => [from, target, "", reasons[outcome]].map(cell).join(";"))
  const link = document.createElement("a")
  link.href = URL.createObjectURL(new Blob([`\ufeff${lines.join("\r\n")}\r\n`], { type: "text/csv" }))
  link.download = `${name}.csv`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
