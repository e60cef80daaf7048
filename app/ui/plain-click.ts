import type { MouseEvent } from "react"

/** Returns whether a click follows a link in this window; others, such as a new tab, are the browser's. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
