import { notInTurn } from "../harness/turns.ts"

/** Each run of all stages takes an eighth of these; `npm test -- faults` takes all. */
export const everyEighth = [
  "backup-under-writes",
  "disk-full-backup",
  "kill-under-answers",
  "kill-under-offers",
  "kill-under-files",
  "plans-over-kills",
  "kill-under-mail",
  "kill-restore",
  "kill-under-writes",
  "kill-migrations",
] as const

/** And a quarter of these. What is named in neither list is in every run. */
export const everyFourth = ["bad-start", "disk-full", "races", "stop"] as const

export const filesNotInTurn = (env?: NodeJS.ProcessEnv): string[] =>
  [...notInTurn(everyEighth, 8, env), ...notInTurn(everyFourth, 4, env)].map((name) => `**/${name}.fault.ts`)
