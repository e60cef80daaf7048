import { IncomingMessage, type ServerResponse } from "node:http"
import { getRequestListener } from "@hono/node-server"
import type { Hono } from "hono"
import type { AppContext } from "#server/app-context.ts"
import { createHostCheck } from "./allowed-hosts.ts"
import { cameByHttps, clientAddress } from "./client-address.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { listCachedCalls } from "#server/api-kit/cached-calls.ts"
import { type CachedPages, openCachedPages } from "./page-cache/serve-cached.ts"
import { problemOf, problemType } from "#server/api-kit/problem-response.ts"
import { dropBody, settleBody } from "./unread-body.ts"
import { closedPolicy, headersEverywhere, transportSecurity } from "./security-headers.ts"
import { createProxyWarning } from "./warn-of-proxy.ts"

export type Listener = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

export interface OpenListener {
  listener: Listener
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
  const isAllowedHost = createHostCheck(config.publicUrl)
  const cachedPages: CachedPages = openCachedPages({
    log: app.log,
    limits: app.limits,
    cacheable: {
      calls: listCachedCalls(site.routes),
      recordPaths: new Set(Object.values(app.records).flatMap(({ page }) => page?.path ?? [])),
    },
    clock: app.content,
    render: async (url, address) =>
      site.fetch(new Request(new URL(url, config.publicUrl)), { address, https: false, counted: true, missing: null }),
  })
  const missing = new WeakMap<IncomingMessage, Response>()
  const passOn = getRequestListener(
    async (request, { incoming }) => {
      if (!(incoming instanceof IncomingMessage)) return new Response("HTTP/1.1 only", { status: 505 })
      const https = cameByHttps(incoming, proxies)
      const rendered = missing.get(incoming)
      const env = { address: clientAddress(incoming, proxies), https, counted: rendered !== undefined }
      const response = await site.fetch(request, { ...env, missing: rendered })
      // A change is visible in the next response, to its author and to everybody else.
      if (request.method !== "GET" || incoming.headers.authorization !== undefined) await app.content.refresh()
      return settleBody(incoming, response)
    },
    { overrideGlobalObjects: false, errorHandler: refuseUnreadable },
  )
  return {
    listener(request, response) {
      warnOfProxy(request)
      const health = request.url === "/healthz" || request.url === "/readyz"
      if (!health && !isAllowedHost(request)) return rejectHost(request, response)
      const hsts = cameByHttps(request, proxies) ? transportSecurity : null
      const kept = cachedPages.response(request, response, { address: () => clientAddress(request, proxies), hsts })
      if (kept === true) return undefined
      if (kept === false) return passOn(request, response)
      return kept.then((sent) => {
        if (sent instanceof Response) missing.set(request, sent)
        return sent === true ? undefined : passOn(request, response)
      })
    },
    close: () => cachedPages.close(),
  }
}

/**
 * Responds 400 to a request that Node parses and the adapter cannot, such as a backslash in the URL. Its body is not
 * read.
 */
function refuseUnreadable(): Response {
  const headers = { ...headersEverywhere, "Content-Security-Policy": closedPolicy, Connection: "close" }
  return Response.json(problemOf("malformed"), {
    status: 400,
    headers: { ...headers, "Content-Type": problemType, "Cache-Control": "no-store" },
  })
}

async function rejectHost(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = JSON.stringify(problemOf("wrong_host"))
  response.writeHead(421, {
    ...headersEverywhere,
    "Content-Security-Policy": closedPolicy,
    Connection: "close",
    "Content-Type": problemType,
    "Content-Length": body.length,
    "Cache-Control": "no-store",
  })
  response.write(body)
  await dropBody(request)
  response.end()
}
