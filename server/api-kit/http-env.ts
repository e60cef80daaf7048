import type { AppContext } from "#server/app-context.ts"
import type { Authenticated, Caller } from "#server/caller.ts"

/** Variables and bindings of a request. */
export interface HttpEnv {
  /** `counted`: the call or page already consumed its point of a limit. */
  Bindings: { address: string; https: boolean; counted?: boolean }
  Variables: {
    app: AppContext
    requestId: string
    /** Requests a path of this site as an anonymous visitor, without consuming a limit. */
    ask: (path: string) => Promise<Response>
    /** Null for an anonymous request. */
    account: Authenticated | null
    /** Set by the guard of every call that needs a sign-in. */
    caller: Caller<Authenticated>
  }
}
