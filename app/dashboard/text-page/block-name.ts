import { languages } from "#contract/language.ts"
import type { PageBlock } from "#contract/text-page.ts"
import { textOfHtml } from "../editor/plain-text.ts"

const longest = 80

/** The first line of a part's description, in German or whatever language it has; empty when it has none. */
export function pageBlockName(part: PageBlock): string {
  const text = languages.map((language) => textOfHtml(part[`description_${language}`])).find((words) => words !== "")
  const [line = ""] = (text ?? "").split("\n")
  return line.length <= longest ? line : `${line.slice(0, longest).trimEnd()} …`
}
