import type { MouseEvent } from "react"

/** Whether a link is followed in this very window; anything else, such as a new tab, is the browser's own business. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
