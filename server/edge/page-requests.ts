import { RouterContextProvider, createRequestHandler, type ServerBuild } from "react-router"
import { limits } from "#contract/limits.ts"
import type { AppContext } from "#server/app-context.ts"
import { AppError } from "#server/app-error.ts"
import { type Visitor, appContextKey, visitorKey } from "#server/app-context-key.ts"
import { withinLimit } from "#server/api-kit/accept-body.ts"
import { respondWhenAway } from "./respond-when-away.ts"
import { checkOrigin } from "./check-origin.ts"
import { shrinkOversizedForm } from "./oversized-form.ts"
import { plainPath } from "./plain-path.ts"
import { tryAgainSeconds } from "#server/api-kit/problem-response.ts"
import { sendPage } from "./send-page.ts"
import { createRenderQueue } from "./render-queue.ts"

// The router reads some of these as commands; they never come from a visitor's browser.
const routerHeaders = ["x-react-router-spa-mode", "x-react-router-prerender-data"]

// One processor makes them all: more at a time are done no sooner, but what each holds outlives the quick clearing away of short-lived
// objects, and the process grows to twice the size.
const atATime = 4
const patienceMs = 250

const formBytes = 262_144
const formWithFilesBytes = limits.cvFiles * limits.cvBytes + formBytes
const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/iu
const formWithFiles = /^\/(?:en\/|ru\/)?careers$/u

/** Hands requests for pages over to the router, with the app context where loaders and actions find it. */
export function createPageHandler(build: ServerBuild, app: AppContext) {
  const render = createRequestHandler(respondWhenAway(build, app), process.env["NODE_ENV"])
  const waitForLock = createRenderQueue(atATime, patienceMs)
  return async (request: Request, visitor: Visitor): Promise<Response> => {
    const isForm = request.method !== "GET" && request.method !== "HEAD"
    if (isForm && request.method !== "POST") throw new AppError("method_not_allowed")
    const taken = isForm ? plainRequest(await takeForm(request, app.config.publicUrl)) : readRequest(request)
    for (const header of routerHeaders) taken.headers.delete(header)
    const context = new RouterContextProvider()
    context.set(appContextKey, app)
    const visit: Visitor = { ...visitor }
    context.set(visitorKey, visit)
    return waitForLock(async () => {
      const response = await render(taken, context)
      return sendPage(request, response.status === 503 ? tryAgainLater(response) : response, {
        cdnSeconds: app.config.cdnSeconds,
        document: visit.document,
      })
    })
  }
}

function tryAgainLater({ body, headers }: Response): Response {
  const later = new Headers(headers)
  later.set("Retry-After", String(tryAgainSeconds))
  return new Response(body, { status: 503, headers: later })
}

function plainRequest(request: Request): Request {
  const url = new URL(request.url)
  const path = plainPath(url.pathname)
  return path === url.pathname ? request : new Request(new URL(path, url), { headers: request.headers })
}

/** HEAD is rendered as GET, so that its headers are those of GET. */
const readRequest = (request: Request) =>
  plainRequest(request.method === "HEAD" ? new Request(request.url, { headers: request.headers }) : request)

/** A form comes from a page of this site, uncompressed; one with files too large is answered by its page. */
async function takeForm(request: Request, publicUrl: string): Promise<Request> {
  checkOrigin(request, publicUrl)
  const { headers } = request
  if (headers.has("Content-Encoding") || !formTypes.test(headers.get("Content-Type") ?? ""))
    throw new AppError("wrong_type", { detail: "Send a form as a browser does, uncompressed" })
  const withFiles = formWithFiles.test(new URL(request.url).pathname)
  const maxBytes = withFiles ? formWithFilesBytes : formBytes
  if (withFiles && Number(headers.get("Content-Length") ?? 0) > maxBytes) return shrinkOversizedForm(request)
  return withinLimit(request, maxBytes)
}
