import { RouterContextProvider, createRequestHandler, type ServerBuild } from "react-router"
import { prefixes } from "#contract/language.ts"
import { limits } from "#contract/limits.ts"
import { isPrivatePath } from "#contract/private-page-constants.ts"
import type { AppContext } from "#server/app-context.ts"
import { AppError } from "#server/app-error.ts"
import { type Visitor, appContextKey, visitorKey } from "#server/app-context-key.ts"
import { withinLimit } from "#server/api-kit/accept-body.ts"
import { respondWhenAway } from "./respond-when-away.ts"
import { isDashboardPath, previewPolicy } from "./document-policy.ts"
import { previewKey, withPreview } from "#server/features/publishing/preview.ts"
import { closedPolicy } from "./security-headers.ts"
import { privateHeaders } from "./private-files.ts"
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
const formWithFiles = new RegExp(`^/(?:(?:${prefixes})/)?careers$`, "u")

/** Hands requests for pages over to the router, with the app context where loaders and actions find it. */
export function createPageHandler(build: ServerBuild, app: AppContext) {
  const render = createRequestHandler(respondWhenAway(build, app), process.env["NODE_ENV"])
  const waitForLock = createRenderQueue(atATime, patienceMs)
  return async (request: Request, visitor: Visitor): Promise<Response> => {
    // Only the dashboard is an application of the router's that asks for data.
    const { pathname, searchParams } = new URL(request.url)
    if (pathname.endsWith(".data") && !isDashboardPath(pathname)) throw new AppError("not_found")
    const isForm = request.method !== "GET" && request.method !== "HEAD"
    const token = searchParams.get(previewKey)
    // A preview shows, and takes nothing.
    if (isForm && (request.method !== "POST" || token !== null)) throw new AppError("method_not_allowed")
    const taken = isForm ? plainRequest(await takeForm(request, app.config.publicUrl)) : readRequest(request)
    for (const header of routerHeaders) taken.headers.delete(header)
    // What a page that tells nobody its address sends, and the router refuses; it has been checked above.
    if (taken.headers.get("Origin") === "null") taken.headers.delete("Origin")
    const renderFor = async (seen: AppContext, preview?: Visitor["preview"]) => {
      const context = new RouterContextProvider()
      context.set(appContextKey, seen)
      const visit: Visitor = { ...visitor, isHead: request.method === "HEAD", ...(preview ? { preview } : {}) }
      context.set(visitorKey, visit)
      const response = await render(taken, context)
      return sendPage(request, response.status === 503 ? tryAgainLater(response) : response, {
        cdnSeconds: app.config.cdnSeconds,
        document: visit.document,
        tag: visit.tag,
      })
    }
    if (token === null) {
      const response = await waitForLock(() => renderFor(app))
      return isPrivatePath(pathname) ? asPrivate(response) : response
    }
    const response = await waitForLock(() =>
      withPreview(app, token, (preview) => renderFor(preview?.app ?? app, { until: preview?.until ?? null })),
    )
    return asPreview(response)
  }
}

/** Headers of a page that shows a draft: kept and found by nobody, framed by the dashboard only, and with no way to send anything. */
function asPreview({ body, status, headers: rendered }: Response): Response {
  const headers = privately(rendered)
  headers.set("Content-Security-Policy", previewPolicy(headers.get("Content-Security-Policy") ?? closedPolicy))
  return new Response(body, { status, headers })
}

/** Headers of a page that only who has its address may see. */
const asPrivate = ({ body, status, headers }: Response): Response =>
  new Response(body, { status, headers: privately(headers) })

function privately(rendered: Headers): Headers {
  const headers = new Headers(rendered)
  headers.delete("ETag")
  for (const [name, value] of Object.entries(privateHeaders)) headers.set(name, value)
  return headers
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
