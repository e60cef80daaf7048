import type { Context, Handler } from "hono"
import { findTargetHandler } from "hono/utils/handler"
import { z } from "zod"
import { idTextSchema } from "#contract/text.ts"
import { AppError } from "#server/app-error.ts"
import { checkInput, unstorable } from "#server/check-input.ts"
import { onReserve } from "#server/db/reserve.ts"
import { withBody } from "./accept-body.ts"
import { bodyOf } from "./body.ts"
import type { IncomingCall, DeclaredCall, KeyedLimit } from "./call.ts"
import { describeCall } from "./describe-call.ts"
import { type Needs, authorize } from "./guard.ts"
import type { HttpEnv } from "./http-env.ts"
import { idempotencyKey, seenVersion } from "./request-headers.ts"
import { respond } from "./respond.ts"

/** What any call does. */
export type Work = (call: IncomingCall) => unknown

/** Handler of a call, with what others have to know of it. */
export type RunCall = Handler<HttpEnv> & {
  needs: Needs
  /** Query keys that its response depends on, where it is cached. */
  cachedBy: readonly string[] | undefined
}

/**
 * Returns the handler of a call. In this order: guard, address, headers, query, limit of the visitor, body, limit of a
 * key, work, response.
 */
export function handlerOf(call: DeclaredCall, work: Work): RunCall {
  const body = call.body && bodyOf(call.body)
  const params = paramsOf(call)
  const run = async (c: Context<HttpEnv>): Promise<Response> => {
    if (call.noHead && c.req.raw.method === "HEAD") throw new AppError("not_found")
    const caller = authorize(c, call)
    if (caller) c.header("Cache-Control", "no-store")
    const given = {
      app: c.var.app,
      caller,
      account: c.var.account,
      address: c.env.address,
      params: params ? checkParams(c, params) : {},
      version: call.ifMatch ? seenVersion(c) : undefined,
      key: call.idempotent ? idempotencyKey(c) : null,
      query: call.query && checkInput(call.query, queryOf(c)),
      c,
    }
    await countVisit(c, call)
    await call.precheck?.(given)
    const finish = async (value: unknown, files: unknown) => {
      const whole = { ...given, body: value, files }
      if (isKeyed(call.limit)) await c.var.app.limits.consume(call.limit.rule, call.limit.key(whole))
      return respond(c, call, await work(whole as IncomingCall))
    }
    return body ? withBody(c, body, finish) : finish(undefined, undefined)
  }
  const isReserved = call.always ?? call.method === "GET"
  return Object.assign(
    isReserved ? (c: Context<HttpEnv>) => onReserve(() => run(c)) : run,
    describeCall(call, params),
    {
      needs: call.needs,
      cachedBy: call.cached ? Object.keys(call.query instanceof z.ZodObject ? call.query.shape : {}) : undefined,
    },
  )
}

/** Returns the schema of a path's parameters: numbers of records, unless the call says otherwise. */
function paramsOf({ path, params = {} }: DeclaredCall): z.ZodObject | null {
  const names = [...path.matchAll(/:(\w+)/gu)].map(([, name = ""]) => name)
  if (names.length === 0) return null
  return z.object(Object.fromEntries(names.map((name) => [name, params[name] ?? idTextSchema])))
}

function checkParams(c: Context<HttpEnv>, schema: z.ZodObject): object {
  const { success, data } = schema.safeParse(c.req.param())
  if (!success || unstorable(data).length > 0) throw new AppError("not_found")
  return data
}

const queryOf = ({ req }: Context<HttpEnv>) =>
  Object.fromEntries(
    Object.entries(req.queries()).map(([name, values]) => [name, values.length > 1 ? values : values[0]]),
  )

/** Returns whether a handler of the router is that of a call. */
export const isCall = (handler: object): boolean => "needs" in findTargetHandler(handler as Handler)

const isKeyed = (limit: DeclaredCall["limit"]): limit is KeyedLimit => typeof limit === "object" && "rule" in limit

/** Consumes the limits of a visitor; an account has none. */
async function countVisit(
  { var: { app, account }, env }: Context<HttpEnv>,
  { limit = [] }: DeclaredCall,
): Promise<void> {
  if (account || isKeyed(limit)) return
  for (const rule of [limit].flat()) await app.limits.consume(rule, env.address)
}
