import { createHash } from "node:crypto"
import { isReasonHeading, plain } from "./columns.ts"

/**
 * Returns the shape of a sheet: its headings in order, ignoring the column of reasons. A sheet for several groups has a
 * different shape than one for a single group.
 */
export function sheetShape(headings: readonly string[], isGrouped = false): string {
  const words = headings.filter((heading) => !isReasonHeading(heading)).map(plain)
  while (words.at(-1) === "") words.pop()
  return createHash("sha256")
    .update(JSON.stringify(isGrouped ? { grouped: words } : words))
    .digest("hex")
}
