import type { Context, Handler } from "hono"
import { findTargetHandler } from "hono/utils/handler"
import { z } from "zod"
import { idTextSchema } from "#contract/text.ts"
import { AppError } from "#server/app-error.ts"
import { checkInput, unstorable } from "#server/check-input.ts"
import { onReserve } from "#server/db/reserve.ts"
import { callerKey, isSignedIn } from "#server/caller.ts"
import { type Body, type BodyKind, bodyOf, mediaTypes } from "./body.ts"
import type { IncomingCall, DeclaredCall, KeyedLimit } from "./call.ts"
import { describeCall, hasVersion } from "./describe-call.ts"
import { type Needs, authorize } from "./guard.ts"
import type { HttpEnv } from "./http-env.ts"
import { parseForm, textsOf, parseJson } from "./parse-body.ts"
import { holdBody } from "./read-body.ts"
import { namesTag, tagOf } from "./entity-tag.ts"
import { Download, Tagged } from "./respond.ts"

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
      return sendReturned(c, call, await work(whole as IncomingCall))
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

/**
 * Reads the body of a call and gives its checked value and files to `work`. Rejects one of another type, one that is too
 * long before it is read, and what cannot be decoded. Sessions upload at most sixty forms a minute.
 */
async function withBody<Result>(
  c: Context<HttpEnv>,
  body: Body,
  work: (value: unknown, files: unknown) => Promise<Result>,
): Promise<Result> {
  const { app, account } = c.var
  const kind = kindOf(c, body)
  // Uploads of people have a limit of their own, so only what anybody may send has to fit into the budget.
  const limits = { maxBytes: body.maxBytes(kind), address: account ? null : c.env.address }
  return holdBody(c.req.raw, limits, async (chunks) => {
    if (kind === "json") return work(body.check(parseJson(Buffer.concat(chunks))), await body.filesOf(new FormData()))
    if (account) await app.limits.consume("upload", callerKey(account))
    const form = await parseForm(chunks, c.req.header("Content-Type") ?? "")
    const files = await body.filesOf(form)
    return work(body.check(body.ofTexts(textsOf(form))), files)
  })
}

function kindOf({ req }: Context, { kinds }: Body): BodyKind {
  const sent = req.header("Content-Type") ?? ""
  const kind = kinds.find((accepted) => mediaTypes[accepted].pattern.test(sent))
  if (kind) return kind
  throw new AppError("wrong_type", {
    detail: `Send ${kinds.map((accepted) => mediaTypes[accepted].name).join(" or ")}`,
  })
}

/** Returns the version in `If-Match`: a number, null without the header; any other value never matches. */
function seenVersion({ req }: Context<HttpEnv>): number | null {
  const header = req.header("If-Match")
  if (header === undefined || header === "*") return null
  const version = /^(?:W\/)?"(\d{1,9})"$/u.exec(header.trim())?.[1]
  if (version === undefined) throw new AppError("malformed", { detail: "If-Match needs an ETag of this record" })
  return Number(version)
}

/**
 * Returns the key in `Idempotency-Key` with its sender, null without the header; rejects one that is too short to be
 * unique, or too long, as `malformed`.
 */
function idempotencyKey({ req, var: { account } }: Context<HttpEnv>): string | null {
  const key = req.header("Idempotency-Key")
  if (key === undefined) return null
  if (!/^[\x21-\x7e]{8,200}$/u.test(key))
    throw new AppError("malformed", { detail: "Idempotency-Key: 8 to 200 characters" })
  const sender = account ? (isSignedIn(account) ? `person ${account.id}` : `key ${account.keyId}`) : "visitor"
  return `${sender} ${key}`
}

/** Sends what a handler returned, as its call describes it. */
function sendReturned(c: Context<HttpEnv>, call: DeclaredCall, returned: unknown): Response {
  if (returned instanceof Response) return returned
  if (returned instanceof Download) return c.body(returned.content, 200, returned.headers)
  const { version, content } = returned instanceof Tagged ? returned : new Tagged(versionIn(returned, call), returned)
  const isOpen = (call.cached ?? call.revalidated) === true
  if (isOpen && !c.var.account) return respondToVisitor(c, content)
  if (isOpen) c.header("Cache-Control", "no-store")
  if (version !== undefined) c.header("ETag", `"${version}"`)
  return call.returns && content !== null ? c.json(content as object, call.status ?? 200) : c.body(null, 204)
}

function versionIn(returned: unknown, call: DeclaredCall): number | undefined {
  const isRead = call.cached ?? call.revalidated ?? hasVersion(call)
  if (!isRead || typeof returned !== "object" || returned === null || !("version" in returned)) return undefined
  return Number(returned.version)
}

/** Sends a read that is the same for every visitor, with an ETag of its bytes; visitors revalidate it. */
function respondToVisitor(c: Context<HttpEnv>, content: unknown): Response {
  const text = JSON.stringify(content)
  const tag = tagOf(text)
  c.header("ETag", tag)
  c.header("Cache-Control", "no-cache")
  if (namesTag(c.req.header("If-None-Match"), tag)) return c.body(null, 304)
  return c.body(text, 200, { "Content-Type": "application/json" })
}
