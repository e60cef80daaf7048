import { notInTurn } from "../harness/turns.ts"

/** Each run of all stages takes a quarter of these; `npm test -- attack` takes all. What is not named is in every run. */
export const everyFourth = ["documents", "entry-points", "fuzz", "hidden", "input", "pages", "uploads"] as const

export const filesNotInTurn = (env?: NodeJS.ProcessEnv): string[] =>
  notInTurn(everyFourth, 4, env).map((name) => `**/tests/attack/${name}.attack.ts`)
