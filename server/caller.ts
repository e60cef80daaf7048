import type { Role } from "#contract/ability.ts"
import type { CallerAccount } from "./account.ts"
import type { AppContext } from "./app-context.ts"

/** A person with a session. */
export interface SignedIn extends CallerAccount {
  id: number
  login: string
  roles: readonly Role[]
  must_change_password: boolean
  /** Whether the site's rule requires a second factor that this account lacks. */
  mustSetSecondFactor: boolean
  tokenHash: string
  /** When the person last proved their identity: at the sign-in or later, when a call required it again. */
  confirmedAt: string
}

/** A program with an access key. */
export interface KeyHolder extends CallerAccount {
  id: null
  keyId: number
}

/** Caller of a call that is not open. */
export type Authenticated = SignedIn | KeyHolder

/** Who made what acts later, as stored with it; a key's maker is named by the key. */
export interface Maker {
  account_id: number | null
  key_id: number | null
}

export const makerOf = (account: CallerAccount): Maker => ({
  account_id: account.id,
  key_id: "keyId" in account ? (account as KeyHolder).keyId : null,
})

/** Returns the limit key of a person's session or a program's key. */
export const callerKey = (account: Authenticated): string =>
  isSignedIn(account) ? account.tokenHash : `key ${account.keyId}`

export const isSignedIn = (account: Authenticated): account is SignedIn => account.id !== null

/** An account and the app context. */
export interface Caller<Account extends CallerAccount = CallerAccount> {
  app: AppContext
  account: Account
}

/** The program itself, on behalf of no person. */
export const systemAccount: CallerAccount = { id: null, name: "", abilities: [], languages: [] }

/** Returns the caller of jobs and of the command line. */
export const systemCaller = (app: AppContext): Caller => ({ app, account: systemAccount })
