import { RouterContextProvider, createRequestHandler, type ServerBuild } from "react-router"
import { prefixes } from "#contract/language.ts"
import { limits } from "#contract/limits.ts"
import { isPrivatePath } from "#contract/private-page-constants.ts"
import type { AppContext } from "#server/app-context.ts"
import { AppError } from "#server/app-error.ts"
import { type PageResult, type Visitor, appContextKey, pageResultKey, visitorKey } from "#server/app-context-key.ts"
import { holdBody } from "#server/api-kit/read-body.ts"
import { respondWhenAway } from "./respond-when-away.ts"
import { isDashboardPath, previewPolicy } from "./document-policy.ts"
import { findShare } from "#server/features/publishing/share-store.ts"
import { wholeSiteKey } from "#contract/site-constants.ts"
import { isReference } from "#server/db/free-reference.ts"
import { closedRetrySeconds, isClosed } from "#server/open-site.ts"
import { previewKey, withPreview } from "#server/features/publishing/preview.ts"
import { closedPolicy } from "./security-headers.ts"
import { privateHeaders } from "./private-files.ts"
import { checkOrigin } from "./check-origin.ts"
import { shrinkOversizedForm } from "./oversized-form.ts"
import { plainPath } from "./plain-path.ts"
import { tryAgainSeconds } from "#server/api-kit/problem-response.ts"
import { chooseEncoding } from "./page-cache/choose-encoding.ts"
import { createSentPages } from "./page-tag.ts"
import { sendPage } from "./send-page.ts"
import { createRenderQueue } from "./render-queue.ts"

// The router reads these as commands; visitors' browsers never send them.
const routerHeaders = ["x-react-router-spa-mode", "x-react-router-prerender-data"]

// Rendering is CPU-bound: more at once finish no sooner, but what they hold outlives the young generation of the
// garbage collector, and the process doubles in size.
const atATime = 4
const patienceMs = 250

// Some hundreds of part pages, of which there are too many for the cache of pages.
const sentBytes = 8 * 1024 * 1024

// A full request list in Cyrillic, URL-encoded.
const formBytes = 1_048_576
const formWithFilesBytes = limits.cvFiles * limits.cvBytes + formBytes
const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/iu
const formWithFiles = new RegExp(`^/(?:(?:${prefixes})/)?careers$`, "u")

/** Returns the handler that passes page requests to the router, with the app context for loaders and actions. */
export function createPageHandler(build: ServerBuild, app: AppContext) {
  const render = createRequestHandler(respondWhenAway(build, app), process.env["NODE_ENV"])
  const enqueue = createRenderQueue(atATime, patienceMs)
  const sent = createSentPages(sentBytes)
  return async (request: Request, visitor: Visitor): Promise<Response> => {
    // Only the dashboard fetches data from the router.
    const { pathname, searchParams } = new URL(request.url)
    if (pathname.endsWith(".data") && !isDashboardPath(pathname)) throw new AppError("not_found")
    const isForm = request.method !== "GET" && request.method !== "HEAD"
    const token = searchParams.get(previewKey)
    // A preview is read-only.
    if (isForm && (request.method !== "POST" || token !== null))
      throw new AppError("method_not_allowed", { allow: token === null ? ["GET", "HEAD", "POST"] : ["GET", "HEAD"] })
    const wait = await secondsToWait(app, pathname, visitor)
    if (wait > 0) return respond(request, linkOf(request), { ...visitor, refused: 429 }, wait)
    if (!isForm) return respond(request, readRequest(request), visitor, wait)
    return withForm(request, visitor.address, app.config.publicUrl, (form) => respond(request, form, visitor, wait))
  }

  /** Renders `taken`, which is what of the request pages may see. */
  async function respond(request: Request, taken: Request, visitor: Visitor, wait: number): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    const token = searchParams.get(previewKey)
    for (const header of routerHeaders) taken.headers.delete(header)
    // Pages with `no-referrer` send `Origin: null`, which the router rejects; checkOrigin has accepted it.
    if (taken.headers.get("Origin") === "null") taken.headers.delete("Origin")
    // A form that somebody has filled in while the site was closed is taken.
    const isHeld = request.method !== "POST" && (await isHeldBack(app, new URL(request.url), visitor))
    const renderFor = async (seen: AppContext, preview?: Visitor["preview"]) => {
      const context = new RouterContextProvider()
      const encoding = chooseEncoding(request.headers.get("Accept-Encoding") ?? "")
      // Held from here on: the store may drop it before it is sent.
      let sentBody: Buffer<ArrayBuffer> | undefined
      const page: PageResult = { wasSent: (tag) => (sentBody = sent.find(tag, encoding)) !== undefined }
      context.set(appContextKey, seen)
      context.set(pageResultKey, page)
      context.set(visitorKey, {
        ...visitor,
        isHead: request.method === "HEAD",
        isHeld,
        ...(preview ? { preview } : {}),
      })
      const response = await render(taken, context)
      const seconds = { 429: wait, 503: isHeld ? closedRetrySeconds : tryAgainSeconds }[response.status]
      if (isHeld) response.headers.set("X-Robots-Tag", "noindex")
      if (seconds) response.headers.set("Retry-After", String(seconds))
      return sendPage(request, response, { cdnSeconds: app.config.cdnSeconds, sent, known: sentBody, ...page })
    }
    if (token === wholeSiteKey) return asPrivate(await enqueue(() => renderFor(app)))
    if (token === null || visitor.refused) {
      const response = await enqueue(() => renderFor(app))
      return isPrivatePath(pathname) ? asPrivate(response) : response
    }
    const response = await enqueue(() =>
      withPreview(app, token, (preview) =>
        renderFor(preview?.app ?? app, { until: preview?.until ?? null, ...(preview && { release: preview.release }) }),
      ),
    )
    return asPreview(response)
  }
}

/**
 * Returns a preview with its headers: not cached, not indexed, framed by the dashboard only, unable to send anything.
 */
function asPreview(response: Response): Response {
  const policy = previewPolicy(response.headers.get("Content-Security-Policy") ?? closedPolicy)
  response.headers.set("Content-Security-Policy", policy)
  return asPrivate(response)
}

/** Returns a private page with headers against caching, indexing and referrers. */
function asPrivate(response: Response): Response {
  response.headers.delete("ETag")
  for (const [name, value] of Object.entries(privateHeaders)) response.headers.set(name, value)
  return response
}

// The law asks for the first two; the third is known only to who has its link.
const neverHeld = new RegExp(`^/(?:(?:${prefixes})/)?(?:imprint|privacy-policy|r/[^/]+)$`, "u")

/** Returns whether a visitor gets the holding page of a site that is not open. */
async function isHeldBack(app: AppContext, { pathname, searchParams }: URL, visitor: Visitor): Promise<boolean> {
  if (isDashboardPath(pathname) || neverHeld.test(pathname) || visitor.isSignedIn) return false
  if (!(await isClosed(app))) return false
  const token = searchParams.get(previewKey)
  if (token !== null && (await findShare(app.db, token, app.clock())) !== null) return false
  // Without script the thanks are a page of their own.
  return !(await isReference(app.db, searchParams.get("sent") ?? ""))
}

/** Consumes the limit of rendered pages; returns the seconds to wait when it is used up, else 0. */
async function secondsToWait({ limits }: AppContext, pathname: string, visitor: Visitor): Promise<number> {
  // The dashboard's document is the same everywhere, and its calls have limits of their own.
  if (visitor.counted || isDashboardPath(pathname)) return 0
  try {
    await limits.consume("page", visitor.address)
    return 0
  } catch (error) {
    if (error instanceof AppError && error.code === "too_many") return error.details.retryAfter ?? 1
    throw error
  }
}

function plainRequest(request: Request): Request {
  const url = new URL(request.url)
  const path = plainPath(url.pathname)
  return path === url.pathname ? request : new Request(new URL(path, url), { headers: request.headers })
}

/** Renders HEAD as GET, so that the headers are the same. */
const readRequest = (request: Request) => (request.method === "HEAD" ? linkOf(request) : plainRequest(request))

/** Returns the URL and headers as a GET request, without reading a body. */
const linkOf = ({ url, headers }: Request) => plainRequest(new Request(url, { headers }))

/**
 * Accepts an uncompressed form of a page of this site, and holds its body while `work` runs; the page itself responds to
 * one with files that are too large.
 */
async function withForm(
  request: Request,
  address: string,
  publicUrl: string,
  work: (form: Request) => Promise<Response>,
): Promise<Response> {
  checkOrigin(request, publicUrl)
  const { url, method, headers } = request
  const type = headers.get("Content-Type") ?? ""
  if (headers.has("Content-Encoding") || !formTypes.test(type))
    throw new AppError("wrong_type", { detail: "Send a form as a browser does, uncompressed" })
  const withFiles = formWithFiles.test(new URL(url).pathname)
  const maxBytes = withFiles ? formWithFilesBytes : formBytes
  // Of an oversized form nothing is held.
  if (withFiles && Number(headers.get("Content-Length") ?? 0) > maxBytes)
    return work(plainRequest(await shrinkOversizedForm(request)))
  return holdBody(request, { maxBytes, address }, (chunks) =>
    work(plainRequest(new Request(url, { method, headers: new Headers(headers), body: Buffer.concat(chunks) }))),
  )
}
