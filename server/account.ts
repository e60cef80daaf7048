import type { Ability } from "#contract/ability.ts"
import type { Language } from "#contract/language.ts"
import { AppError } from "./app-error.ts"

/** What an account may do. */
export interface Rights {
  abilities: readonly Ability[]
  /** Languages the account may translate into. */
  languages: readonly Language[]
}

/** An account that performs an action. */
export interface CallerAccount extends Rights {
  /** Null for the program itself and for access keys. */
  id: number | null
  /** Name in history, trash and audit: a person's name or login, an access key's name, "" for the program itself. */
  name: string
}

/** Throws `forbidden` for an account that lacks an ability. */
export function requireAbility({ abilities }: Pick<Rights, "abilities">, needed: Ability): void {
  if (!abilities.includes(needed)) throw new AppError("forbidden", { detail: `This needs the ability ${needed}` })
}

/** What history, trash and audit need of a caller: who changes something, and when. */
export interface Changer {
  app: { clock: () => Date }
  account: { id: number | null; name: string }
}
