import { notInTurn } from "../harness/turns.ts"

/** Each run of all stages takes a quarter of these; `npm test -- faults` takes all. The others are in every run. */
export const takingTurns = [
  "backup-under-writes",
  "disk-full-backup",
  "kill-under-answers",
  "kill-under-files",
  "plans-over-kills",
  "kill-under-mail",
  "kill-restore",
  "kill-under-writes",
  "kill-migrations",
] as const

const turns = 4

export const filesNotInTurn = (env?: NodeJS.ProcessEnv): string[] =>
  notInTurn(takingTurns, turns, env).map((name) => `**/${name}.fault.ts`)
