import type { AppContext } from "#server/app-context.ts"
import type { Authenticated, Caller } from "#server/caller.ts"

/** What handlers find on a request. */
export interface HttpEnv {
  /** `counted`: the call has been counted against the interface's limit already. */
  Bindings: { address: string; https: boolean; counted?: boolean }
  Variables: {
    app: AppContext
    requestId: string
    /** Asks this site for a path as a visitor would, who is not counted. */
    ask: (path: string) => Promise<Response>
    admin: Authenticated | null
    /** Set by the guard of every call that needs a sign-in. */
    caller: Caller<Authenticated>
  }
}
