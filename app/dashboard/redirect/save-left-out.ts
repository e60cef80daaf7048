import type { ImportedRedirect, RedirectOutcome } from "#contract/redirect.ts"

/** A cell that no spreadsheet takes for a formula. */
const cell = (text: string) => `"${/^[=+\-@\t\r]/u.test(text) ? "'" : ""}${text.replaceAll('"', '""')}"`

/** Hands the rows that an import leaves out to the browser to save, each with its reason; the import takes the file again. */
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
