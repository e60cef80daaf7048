import type { Account } from "#contract/auth.ts"
import type { AppContext } from "#server/app-context.ts"

export interface SignedIn extends Account {
  adminId: number
  tokenHash: string
  signedInAt: string
}

/** What handlers find on a request. */
export interface HttpEnv {
  Bindings: { address: string; https: boolean }
  Variables: { app: AppContext; requestId: string; admin: SignedIn | null }
}
