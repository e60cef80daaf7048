import { randomUUID } from "node:crypto"
import { IncomingMessage, type ServerResponse } from "node:http"
import { getRequestListener } from "@hono/node-server"
import type { Hono } from "hono"
import type { Logger } from "pino"
import type { Job } from "#server/job.ts"
import type { AppContext } from "#server/app-context.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { listCachedCalls } from "#server/api-kit/cached-calls.ts"
import { problemOf, problemType } from "#server/api-kit/problem-response.ts"
import type { Networks } from "#server/networks.ts"
import { createHostCheck } from "./allowed-hosts.ts"
import { cameByHttps, clientAddress, peerAddress } from "./client-address.ts"
import { type CachedPages, openCachedPages } from "./page-cache/serve-cached.ts"
import { settleBody } from "./unread-body.ts"
import { leadOn } from "./redirect-missing.ts"
import { rejectHost } from "./reject-host.ts"
import { closedPolicy, headersEverywhere } from "./security-headers.ts"

const isPage = ({ headers }: Response) => headers.get("Content-Type")?.startsWith("text/html") === true

const healthPath = /^(\/healthz|\/readyz)\/?(?:\?|$)/u

export type Listener = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

export interface OpenListener {
  listener: Listener
  job: Job
  close(): void
}

export interface ListenerParts {
  app: AppContext
  site: Hono<HttpEnv>
}

/** Outermost listener: rejects unknown hosts, serves cached responses, passes the rest to Hono. */
export function createListener({ app, site }: ListenerParts): OpenListener {
  const { config } = app
  const proxies = config.trustProxy
  const warnOfProxy = createProxyWarning(config.trustProxy, app.log)
  const checkHost = createHostCheck(config.publicUrl)
  const cachedPages: CachedPages = openCachedPages({
    log: app.log,
    limits: app.limits,
    cacheable: {
      calls: listCachedCalls(site.routes),
      recordPaths: new Set(Object.values(app.records).flatMap(({ page }) => page?.path ?? [])),
    },
    clock: app.content,
    render: async (url, address) =>
      site.fetch(new Request(new URL(url, config.publicUrl)), { address, https: false, counted: true }),
  })
  const missing = new WeakMap<IncomingMessage, Response>()
  const passOn = getRequestListener(
    async (request, { incoming }) => {
      if (!(incoming instanceof IncomingMessage)) return new Response("HTTP/1.1 only", { status: 505 })
      const https = cameByHttps(incoming, proxies)
      const rendered = missing.get(incoming)
      const response = rendered
        ? await leadOn(app, request, rendered)
        : await site.fetch(request, { address: clientAddress(incoming, proxies), https })
      if (response.status === 200 && isPage(response)) app.visits.note(incoming)
      // A change is visible in the next response, to its author and to everybody else.
      if (request.method !== "GET" || incoming.headers.authorization !== undefined) await app.content.refresh()
      return settleBody(incoming, response)
    },
    { overrideGlobalObjects: false, errorHandler: (error) => respondOutside(error, app.log) },
  )
  const { publicUrl } = config
  return {
    listener(request, response) {
      warnOfProxy(request)
      const hsts = config.hsts !== null && cameByHttps(request, proxies) ? config.hsts : null
      const kind = checkHost(request)
      const probe = healthPath.exec(request.url ?? "")
      if (probe) {
        request.url = probe[1]
        // Probes name any host or, in HTTP/1.0, none; the adapter needs one.
        request.headers.host = "localhost"
      } else if (kind !== "own") return rejectHost(request, response, { kind, publicUrl, hsts })
      const kept = cachedPages.response(request, response, { address: () => clientAddress(request, proxies), hsts })
      if (kept === true) return app.visits.note(request)
      if (kept === false) return passOn(request, response)
      return kept.then((sent) => {
        if (sent instanceof Response) missing.set(request, sent)
        return sent === true ? app.visits.note(request) : passOn(request, response)
      })
    },
    job: { name: "cached-responses", every: "0 * * * * *", each: true, run: () => cachedPages.report() },
    close: () => cachedPages.close(),
  }
}

/**
 * Responds where the site could not: 400 to a request that Node parses and the adapter cannot, such as a backslash in
 * the URL, whose body is not read; 500 to whatever else was thrown.
 */
function respondOutside(thrown: unknown, log: Logger): Response {
  const isUnreadable = thrown instanceof Error && thrown.name === "RequestError"
  const problem = { ...problemOf(isUnreadable ? "malformed" : "internal"), request_id: randomUUID() }
  if (!isUnreadable) log.error({ err: thrown, request_id: problem.request_id }, "request failed")
  const headers = { ...headersEverywhere, "Content-Security-Policy": closedPolicy, Connection: "close" }
  return Response.json(problem, {
    status: problem.status,
    headers: { ...headers, "Content-Type": problemType, "Cache-Control": "no-store" },
  })
}

/**
 * Returns a function that warns, once, of a proxy on this machine that TRUST_PROXY omits: all visitors would share one
 * rate limit.
 */
function createProxyWarning(trustProxy: Networks, log: Logger): (request: IncomingMessage) => void {
  let isSettled = trustProxy.length > 0
  return (request) => {
    if (isSettled || request.headers["x-forwarded-for"] === undefined) return
    if (peerAddress(request)?.range() !== "loopback") return
    isSettled = true
    log.warn(
      "X-Forwarded-For came from this machine, but TRUST_PROXY is empty: behind a proxy, set TRUST_PROXY to its address",
    )
  }
}
