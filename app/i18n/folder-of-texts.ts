import type { TextArea } from "./texts.tsx"

/** Returns the folder of a dictionary area, "part-list" of `partList`; the frame's texts are one file, `frame.<language>.ts`. */
export const folderOfTexts = (area: TextArea): string =>
  area === "layout" || area === "errors" ? "frame" : area.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)
