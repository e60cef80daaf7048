import { notInTurn } from "../harness/turns.ts"

/** Each run of all stages takes one of these; `npm test -- cluster` takes both. What is not named is in every run. */
export const everySecond = ["takeover", "upgrade"] as const

export const filesNotInTurn = (env?: NodeJS.ProcessEnv): string[] =>
  notInTurn(everySecond, 2, env).map((name) => `**/tests/cluster/${name}.cluster.ts`)
