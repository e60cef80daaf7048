import type { AppContext } from "#server/app-context.ts"
import type { Authenticated } from "#server/caller.ts"

/** Variables and bindings of a request. */
export interface HttpEnv {
  /** `counted`: rendered for everybody, once the visitor's point of a limit is consumed. */
  Bindings: { address: string; https: boolean; counted?: boolean }
  Variables: {
    app: AppContext
    requestId: string
    /** Null for an anonymous request. */
    account: Authenticated | null
  }
}
