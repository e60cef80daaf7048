import type { Account } from "#contract/auth.ts"

/** Returns the name of an account, or its login without one. */
export const ownName = ({ name, login }: Pick<Account, "name" | "login">): string => name || login

/** Returns the first letters of the first and last word of a name. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s.@_-]+/u).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends
    .map((word) => /^./u.exec(word ?? "")?.[0] ?? "")
    .join("")
    .toUpperCase()
}
