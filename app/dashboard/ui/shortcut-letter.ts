/** Returns the key of a shortcut in lower case; for a letter of another script, the Latin one at its position. */
export const shortcutLetter = ({ key, code }: Pick<KeyboardEvent, "key" | "code">): string =>
  /^\P{ASCII}$/u.test(key) && code.startsWith("Key") ? code.slice("Key".length).toLowerCase() : key.toLowerCase()
