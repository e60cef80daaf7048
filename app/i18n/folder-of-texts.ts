import type { TextArea } from "./texts.tsx"

/** What the islands of most pages read: one file a language, `frame.<language>.ts`. */
const frame: ReadonlySet<TextArea> = new Set([
  "layout",
  "errors",
  "contact",
  "form",
  "partList",
  "partRequest",
  "requestList",
  "search",
])

/** Returns the folder of a dictionary area, "human-check" of `humanCheck`; "frame" for those that are one file. */
export const folderOfTexts = (area: TextArea): string =>
  frame.has(area) ? "frame" : area.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)
