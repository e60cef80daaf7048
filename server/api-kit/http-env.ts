import type { AppContext } from "#server/app-context.ts"
import type { Authenticated, Caller } from "#server/caller.ts"

/** Variables and bindings of a request. */
export interface HttpEnv {
  /**
   * `counted`: the call or page already consumed its point of a limit. `missing`: the page of this address, rendered
   * before as 404; null while it is rendered for everybody.
   */
  Bindings: { address: string; https: boolean; counted?: boolean; missing?: Response | null | undefined }
  Variables: {
    app: AppContext
    requestId: string
    /** Null for an anonymous request. */
    account: Authenticated | null
    /** Set by the guard of every call that needs a sign-in. */
    caller: Caller<Authenticated>
  }
}
