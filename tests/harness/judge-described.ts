import { findTargetHandler } from "hono/utils/handler"
import type { RouterRoute } from "hono/types"
import { uniqueSymbol } from "hono-openapi"

interface Described {
  spec?: { responses?: Record<string, { headers?: object }> }
}

// What the interface says before it has found a call.
const ofNoCall = [405, 421]

/** Throws on a response whose status, or whose ETag, the OpenAPI description of its call does not name. */
export function judgeDescribed(routes: readonly RouterRoute[], method: string, path: string, response: Response): void {
  const asked = path.replace(/[?#].*$/u, "")
  const call = routes.find((route) => route.method === method && patternOf(route.path).test(asked))
  if (!call || ofNoCall.includes(response.status)) return
  const handlers = routes.filter((route) => route.method === method && route.path === call.path)
  const responses = Object.assign({}, ...handlers.map(responsesOf)) as NonNullable<Described["spec"]>["responses"]
  const described = responses?.[response.status]
  const fail = (what: string) => {
    throw new Error(`${method} ${path} sent ${what}, which the description of ${call.path} does not name`)
  }
  if (!described) fail(String(response.status))
  const isSuccess = response.status < 300
  if (isSuccess && response.headers.has("ETag") && !Object.hasOwn(described?.headers ?? {}, "ETag")) fail("an ETag")
}

const responsesOf = ({ handler }: RouterRoute) =>
  (findTargetHandler(handler) as unknown as Partial<Record<symbol, Described>>)[uniqueSymbol]?.spec?.responses ?? {}

const patternOf = (path: string) => new RegExp(`^/api${path.replace(/\/$/u, "").replace(/:\w+/gu, "[^/]+")}$`, "u")
