import type { Ability } from "#contract/ability.ts"
import type { AppContext } from "./app-context.ts"

/** An account on whose behalf something is done. */
export interface CallerAccount {
  /** Null for the program itself. */
  id: number | null
  /** Login, as history, trash and audit name it; "" for the program itself. */
  name: string
  abilities: readonly Ability[]
}

/** An account with the session by which it is signed in. */
export interface SignedIn extends CallerAccount {
  id: number
  must_change_password: boolean
  tokenHash: string
  signedInAt: string
}

/** Who asks for something, beside all that it is done with. */
export interface Caller<Account extends CallerAccount = CallerAccount> {
  app: AppContext
  account: Account
}

/** What history, trash and audit need of a caller: who changes something, and when. */
export interface Changer {
  app: Pick<AppContext, "clock">
  account: Pick<CallerAccount, "name">
}

/** The program itself, on behalf of no person. */
export const systemAccount: CallerAccount = { id: null, name: "", abilities: [] }

/** Returns the caller of jobs and of the command line. */
export const systemCaller = (app: AppContext): Caller => ({ app, account: systemAccount })
