import { findTargetHandler } from "hono/utils/handler"
import type { RouterRoute } from "hono/types"
import { uniqueSymbol } from "hono-openapi"

interface Described {
  spec?: { responses?: Record<string, { headers?: object }> }
}

// Sent before any route matches.
const ofNoCall = [405, 421]

/** Throws on a response that differs from the OpenAPI description of its call: in status, ETag or Retry-After. */
export function judgeDescribed(routes: readonly RouterRoute[], method: string, path: string, response: Response): void {
  const asked = path.replace(/[?#].*$/u, "")
  const call = routes.find((route) => route.method === method && patternOf(route.path).test(asked))
  if (!call || ofNoCall.includes(response.status)) return
  const handlers = routes.filter((route) => route.method === method && route.path === call.path)
  const responses = Object.assign({}, ...handlers.map(responsesOf)) as NonNullable<Described["spec"]>["responses"]
  const described = responses?.[response.status]
  const fail = (what: string) => {
    throw new Error(`${method} ${path} sent ${what}, other than the description of ${call.path} says`)
  }
  if (!described) fail(String(response.status))
  if ([429, 503].includes(response.status) && !response.headers.has("Retry-After")) fail("no Retry-After")
  if (response.status >= 300) return
  const namesTag = Object.hasOwn(described?.headers ?? {}, "ETag")
  if (response.headers.has("ETag") && !namesTag) fail("an ETag")
  // An open read that may be 304 has no ETag for signed-in callers when it returns several records.
  if (namesTag && !response.headers.has("ETag") && !responses?.["304"]) fail("no ETag")
}

const responsesOf = ({ handler }: RouterRoute) =>
  (findTargetHandler(handler) as unknown as Partial<Record<symbol, Described>>)[uniqueSymbol]?.spec?.responses ?? {}

const patternOf = (path: string) => new RegExp(`^/api${path.replace(/\/$/u, "").replace(/:\w+/gu, "[^/]+")}$`, "u")
