import type { Role } from "#contract/ability.ts"
import type { Account } from "#contract/auth.ts"
import type { AppContext } from "#server/app-context.ts"

export interface SignedIn extends Account {
  adminId: number
  tokenHash: string
  signedInAt: string
  roles: readonly Role[]
}

/** What handlers find on a request. */
export interface HttpEnv {
  /** `counted`: the call has been counted against the interface's limit already. */
  Bindings: { address: string; https: boolean; counted?: boolean }
  Variables: { app: AppContext; requestId: string; admin: SignedIn | null }
}
