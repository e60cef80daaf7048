import type { Context } from "hono"
import type { z } from "zod"
import type { ErrorCode } from "#contract/error-constants.ts"
import type { AppContext } from "#server/app-context.ts"
import type { Authenticated, Caller, SignedIn } from "#server/caller.ts"
import type { LimitKey, LimitName } from "#server/limits/rate-limits.ts"
import type { Body } from "./body.ts"
import type { Needs } from "./guard.ts"
import type { HttpEnv } from "./http-env.ts"
import type { Download, Tagged } from "./respond.ts"

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE"
/** Method and path of a call, such as `PATCH /:id`. */
export type CallAddress = `${Method} /${string}`
export type Shape = Readonly<Record<string, z.ZodType>>
/** A schema is a JSON body of the usual size. */
export type AnyBody = z.ZodType | Body

/** Names of the parameters in a path. */
type ParameterOf<Path> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParameterOf<More>
    : Rest
  : never

/** What a call says of itself; guard, checks, limits, response and API document follow from it. */
export interface CallSpec<
  Params extends Shape = Shape,
  Query extends z.ZodType = z.ZodType,
  Accepted extends AnyBody = AnyBody,
  Returned extends z.ZodType | null = z.ZodType | null,
  Needed extends Needs = Needs,
  Fresh extends boolean = boolean,
  Matched extends boolean = boolean,
  Repeatable extends boolean = boolean,
> {
  summary: string
  /** Who may make the call; default that of its routes. */
  needs?: Needed
  /** Requires a proof of identity within the last 15 minutes. */
  fresh?: Fresh
  /** Works on a full disk too, as a read does: for what ends access or proves who somebody is. */
  always?: true
  /** HEAD responds 404, since the call has an effect or is costly. */
  noHead?: true
  /** Also for a person who lacks a required second factor. */
  withoutFactor?: true
  /** Parameters of the path that are no numbers of a record. */
  params?: Params
  query?: Query
  body?: Accepted
  /** Reads `If-Match`: `version` is what the client has seen, null without the header. */
  ifMatch?: Matched
  /** Reads `Idempotency-Key`: `key` is under what its sender may repeat the call, null without the header. */
  idempotent?: Repeatable
  /** Points that a call consumes: of a visitor before the body is read, or of a key once it is. */
  limit?: LimitName | readonly LimitName[] | KeyedLimit
  /** Rejects a call before its body is read. */
  precheck?(call: { app: AppContext; address: string; key: string | null }): Promise<void>
  /** The JSON response; 204 without one, or for null of a nullable schema. */
  returns?: Returned
  status?: 201
  /** Media types of a response that is a `download`. */
  file?: string | readonly string[]
  /** The response is the same for everybody, so it is cached by path and query. */
  cached?: true
  /** Has an ETag of its bytes and may be 304, as every cached response. */
  revalidated?: true
  /** Redirects other spellings of a URL to the canonical one with 308. */
  moves?: true
  /** The response is `tagged` with a version that its body lacks. */
  tagged?: true
  /** Error codes of the command, beyond those that follow from the rest. */
  refuses?: readonly ErrorCode[]
}

/** A limit that counts by something else than the visitor. */
export interface KeyedLimit {
  rule: LimitName
  key(call: Pick<IncomingCall, "account" | "body">): LimitKey
}

/** A call as it is registered. */
export interface DeclaredCall extends CallSpec {
  tag: string
  needs: Needs
  method: string
  path: string
}

type CallerOf<Needed extends Needs, Fresh extends boolean> = Needed extends "open"
  ? null
  : Fresh extends true
    ? Caller<SignedIn>
    : Needed extends "signed-in" | "new-session"
      ? Caller<SignedIn>
      : Caller<Authenticated>

/** What a handler gets: the values that its call declares, checked. */
export interface IncomingCall<
  Path = string,
  Params extends Shape = Shape,
  Query extends z.ZodType = z.ZodType,
  Accepted extends AnyBody = AnyBody,
  Needed extends Needs = Needs,
  Fresh extends boolean = boolean,
  Matched extends boolean = boolean,
  Repeatable extends boolean = boolean,
> {
  app: AppContext
  /** The account that calls, with the application; null for an open call. */
  caller: CallerOf<Needed, Fresh>
  /** Null for a visitor. */
  account: Authenticated | null
  /** The visitor's network, for limits only. */
  address: string
  params: { [Name in ParameterOf<Path>]: Name extends keyof Params ? z.output<Params[Name]> : number }
  query: z.output<Query>
  body: Accepted extends Body<infer Value, unknown> ? Value : Accepted extends z.ZodType ? z.output<Accepted> : unknown
  files: Accepted extends Body<unknown, infer Files> ? Files : unknown
  version: Matched extends true ? number | null : unknown
  key: Repeatable extends true ? string | null : unknown
  c: Context<HttpEnv>
}

/** What a handler may return. */
export type Returns<Returned> = Returned extends z.ZodType
  ? z.output<Returned> | Tagged<z.output<Returned>> | Download | Response
  : unknown
