import { Hono } from "hono"
import type { z } from "zod"
import type { CallAddress, AnyBody, IncomingCall, CallSpec, Returns, Shape } from "./call.ts"
import type { Needs } from "./guard.ts"
import type { HttpEnv } from "./http-env.ts"
import { type Work, handlerOf } from "./run-call.ts"

interface Defaults<Needed, Fresh> {
  needs: Needed
  fresh?: Fresh
}

/** Starts the calls of one kind; `needs` and `fresh` hold for each that says nothing else. */
export const routes = <const Needed extends Needs, Fresh extends boolean = false>(
  tag: string,
  defaults: Defaults<Needed, Fresh>,
) => new Routes(tag, defaults)

/** Calls that are mounted together. Literal paths match before paths with parameters, regardless of their order. */
export class Routes<Needed extends Needs = Needs, Fresh extends boolean = boolean> extends Hono<HttpEnv> {
  readonly #tag: string
  readonly #defaults: Defaults<Needed, Fresh>

  constructor(tag: string, defaults: Defaults<Needed, Fresh>) {
    super()
    this.#tag = tag
    this.#defaults = defaults
  }

  /** Adds a call: its address, declaration and handler. */
  call<
    Path extends CallAddress,
    Params extends Shape = Record<never, never>,
    Query extends z.ZodType = z.ZodUndefined,
    Accepted extends AnyBody = z.ZodUndefined,
    Returned extends z.ZodType | null = null,
    const Wanted extends Needs = Needed,
    Proved extends boolean = Fresh,
    Matched extends boolean = false,
    Repeatable extends boolean = false,
  >(
    address: Path,
    spec: CallSpec<Params, Query, Accepted, Returned, Wanted, Proved, Matched, Repeatable>,
    work: (
      call: IncomingCall<Path, Params, Query, Accepted, Wanted, Proved, Matched, Repeatable>,
    ) => Returns<Returned> | Promise<Returns<Returned>>,
  ): this {
    const [method = "", path = ""] = address.split(" ")
    const declared = { tag: this.#tag, method, path, ...this.#defaults, ...spec }
    // The types above hold for each call; here all calls are one.
    this.on(method, path, handlerOf(declared as never, work as Work))
    return this.#sorted()
  }

  /** Adds the calls of other routes. */
  include(other: Hono<HttpEnv>): this {
    this.route("/", other)
    return this.#sorted()
  }

  #sorted(): this {
    const rank = new Map(this.routes.map((route) => [route, route.path.replaceAll(/[^/]+/gu, rankOf)]))
    this.routes.sort((a, b) => ((rank.get(a) ?? "") < (rank.get(b) ?? "") ? -1 : rank.get(a) === rank.get(b) ? 0 : 1))
    return this
  }
}

const rankOf = (segment: string) => (segment.startsWith(":") ? "1" : "0")
