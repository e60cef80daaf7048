import { notInTurn } from "./turns.ts"

/**
 * Long suites of special cases, and about parts that seldom change: each run of all stages takes a quarter of them,
 * `npm test -- unit` all.
 */
export const everyFourth = [
  "auth/guessable-password",
  "backup/exchange-engines",
  "features/spare/measured-parts",
  "media/picture-memory",
  "features/spare/grouped-sheet",
  "features/audit/many-entries",
  "features/spare/removed-parts",
  "features/spare/remembered-columns",
  "features/inquiry/incoming/poll-mailbox",
  "backup/restored-people",
  "features/spare/refused-sheet",
  "features/inquiry/many-inquiries",
  "features/inquiry/incoming/incoming-mail",
  "features/spare/csv-import",
  "backup/restore-archive",
  "features/people/mail",
  "features/auth/attack",
  "mail/mail",
] as const

export const filesNotInTurn = (env?: NodeJS.ProcessEnv): string[] =>
  notInTurn(everyFourth, 4, env).map((name) => `**/server/${name}.test.ts`)
