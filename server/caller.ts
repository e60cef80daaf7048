import type { Ability, Role } from "#contract/ability.ts"
import type { Language } from "#contract/language.ts"
import type { AppContext } from "./app-context.ts"

/** An account on whose behalf something is done. */
export interface CallerAccount {
  /** Null for the program itself and for access keys. */
  id: number | null
  /** As history, trash and audit name it: a person's name or login, an access key's name, "" for the program itself. */
  name: string
  abilities: readonly Ability[]
  /** Languages that it may translate into. */
  languages: readonly Language[]
}

/** A person with the session by which they are signed in. */
export interface SignedIn extends CallerAccount {
  id: number
  login: string
  roles: readonly Role[]
  must_change_password: boolean
  /** Whether the site's rule asks this account for a second factor that it does not have. */
  mustSetSecondFactor: boolean
  tokenHash: string
  /** When the person last proved who they are: at the sign-in or later, where a call asked for it again. */
  confirmedAt: string
}

/** A program that calls with an access key. */
export interface KeyHolder extends CallerAccount {
  id: null
  keyId: number
}

/** Who makes a call that is not open. */
export type Authenticated = SignedIn | KeyHolder

/** Returns a name of a person's session or a program's key, by which its calls are counted. */
export const callerKey = (account: Authenticated): string =>
  isSignedIn(account) ? account.tokenHash : `key ${account.keyId}`

export const isSignedIn = (account: Authenticated): account is SignedIn => account.id !== null

/** Who asks for something, beside all that it is done with. */
export interface Caller<Account extends CallerAccount = CallerAccount> {
  app: AppContext
  account: Account
}

/** The program itself, on behalf of no person. */
export const systemAccount: CallerAccount = { id: null, name: "", abilities: [], languages: [] }

/** Returns the caller of jobs and of the command line. */
export const systemCaller = (app: AppContext): Caller => ({ app, account: systemAccount })
