import { notInTurn } from "../harness/turns.ts"

/** Each run of all stages takes a quarter of these; `npm test -- faults` takes all. */
export const everyFourth = [
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

/** And half of these. What is named in neither list is in every run. */
export const everySecond = ["bad-start", "disk-full", "races", "stop"] as const

export const filesNotInTurn = (env?: NodeJS.ProcessEnv): string[] =>
  [...notInTurn(everyFourth, 4, env), ...notInTurn(everySecond, 2, env)].map((name) => `**/${name}.fault.ts`)
