import type { Values } from "./edit-state.ts"

export interface Merged {
  /** Content of the form when every conflict is decided for the local value. */
  values: Values
  /** Changed differently on both sides: a person has to choose. */
  conflicts: string[]
  /** Changed only remotely. */
  theirs: string[]
}

/** Merges local input with what was saved elsewhere, both starting from `base`. */
export function mergeValues(base: Values, mine: Values, theirs: Values): Merged {
  const keys = Object.keys(base).filter((key) => Object.hasOwn(theirs, key) && theirs[key] !== base[key])
  const conflicts = keys.filter((key) => mine[key] !== base[key] && mine[key] !== theirs[key])
  const onlyTheirs = keys.filter((key) => mine[key] === base[key])
  return {
    values: { ...mine, ...Object.fromEntries(onlyTheirs.map((key) => [key, theirs[key] ?? ""])) },
    conflicts,
    theirs: onlyTheirs,
  }
}
