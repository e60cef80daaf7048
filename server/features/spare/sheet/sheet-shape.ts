import { createHash } from "node:crypto"
import { isReasonHeading, plain } from "./columns.ts"

/**
 * Returns what sheets with the same headings in the same places have in common; the column of reasons counts as absent. A sheet for
 * several groups has another shape than one for a single group.
 */
export function sheetShape(headings: readonly string[], isGrouped = false): string {
  const words = headings.filter((heading) => !isReasonHeading(heading)).map(plain)
  while (words.at(-1) === "") words.pop()
  return createHash("sha256")
    .update(JSON.stringify(isGrouped ? { grouped: words } : words))
    .digest("hex")
}
