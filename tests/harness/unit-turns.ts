import { notInTurn } from "./turns.ts"

/** Long suites about parts that seldom change: each run of all stages takes a quarter of them, `npm test -- unit` all. */
export const everyFourth = [
  "auth/guessable-password",
  "backup/exchange-engines",
  "features/spare/measured-parts",
  "media/picture-memory",
] as const

export const filesNotInTurn = (env?: NodeJS.ProcessEnv): string[] =>
  notInTurn(everyFourth, 4, env).map((name) => `**/server/${name}.test.ts`)
