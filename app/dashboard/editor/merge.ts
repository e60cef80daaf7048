import type { Values } from "./edit-state.ts"

export interface Merged {
  /** The form's content when every conflict is decided for what was typed here. */
  values: Values
  /** Changed on both sides, and differently: a person has to choose. */
  conflicts: string[]
  /** Changed only elsewhere. */
  theirs: string[]
}

/** Brings together what was typed here and what was stored elsewhere, both starting from `base`. */
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
