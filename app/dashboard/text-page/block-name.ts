import { languages } from "#contract/language.ts"
import type { PageBlock } from "#contract/text-page.ts"
import { textOfHtml } from "../editor/plain-text.ts"

const longest = 80

/** Returns the first line of a block's description, in German or any other language; "" without one. */
export function pageBlockName(part: PageBlock): string {
  const text = languages.map((language) => textOfHtml(part[`description_${language}`])).find((words) => words !== "")
  const [line = ""] = (text ?? "").split("\n")
  return line.length <= longest ? line : `${line.slice(0, longest).trimEnd()} …`
}
