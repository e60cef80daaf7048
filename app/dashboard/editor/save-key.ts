import { shortcutLetter } from "../ui/shortcut-letter.ts"

/** Returns whether the key is Ctrl+S or Cmd+S. */
export const isSaveKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.altKey && shortcutLetter(event) === "s"
