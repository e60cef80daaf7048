import { randomBytes } from "node:crypto"
import { setImmediate } from "node:timers/promises"
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from "react-router"
import { renderToString } from "react-dom/server"
import { textsByLanguage } from "./i18n/by-language.ts"
import type { PublicTexts } from "./i18n/public-texts.ts"
import { type TextStore, TextStoreProvider } from "./i18n/texts.tsx"
import { DocumentContext } from "./document-context.ts"
import { RenderIslandContext } from "./islands/island.tsx"
import { createIslandRenderer } from "./render-island.tsx"
import { renderMarkup } from "./render-markup.tsx"
import { withoutSecret } from "#contract/private-page-constants.ts"
import { appContextKey, pageResultKey, visitorKey } from "#server/app-context-key.ts"
import { dashboardPolicy, isDashboardPath, publicPolicy } from "#server/edge/document-policy.ts"
import { createPageTag, isUnchanged } from "#server/edge/page-tag.ts"
import { inlineScripts } from "./inline-scripts.ts"

/** Logs errors of loaders and actions. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  context
    .get(appContextKey)
    .log.error({ err: error, path: withoutSecret(new URL(request.url).pathname) }, "a page failed")
}

const dictionaries = textsByLanguage<PublicTexts>(
  import.meta.glob<Partial<PublicTexts>>("./i18n/*/??.ts", { eager: true }),
)
const store: TextStore = { get: (language, area) => dictionaries[language][area] }
const renderIsland = createIslandRenderer(store)
const tagOf = createPageTag(import.meta.url)
const policyOfPages = publicPolicy(inlineScripts)

/** Renders a whole document before sending, unless the client has it cached. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const page = loadContext.get(pageResultKey)
  await loadContext.get(visitorKey).preview?.release?.()
  if (page.isTagged && status === 200) {
    page.tag = tagOf(request.url, entry.staticHandlerContext.loaderData)
    // Browsers apply the headers of a 304 to their cached page.
    headers.set("Content-Security-Policy", policyOfPages)
    if (isUnchanged(request, page.tag)) return new Response(null, { status: 304, headers })
    headers.set("Content-Type", "text/html; charset=utf-8")
    if (page.wasSent?.(page.tag)) return new Response(null, { status, headers })
  }
  const isDashboard = isDashboardPath(new URL(request.url).pathname)
  // On SQLite, loading kept the event loop busy without a pause: other requests are served before rendering.
  await setImmediate()
  const { html, policy, failed } = await (isDashboard ? renderDashboard : renderPage)(entry, request.url)
  headers.set("Content-Type", "text/html; charset=utf-8")
  headers.set("Content-Security-Policy", policy)
  page.document = html
  return new Response(null, { status: failed ? 500 : status, headers })
}

interface Rendered {
  html: string
  policy: string
  failed: boolean
}

/** Renders a public page: the same bytes for everybody, without the router's hydration data. */
function renderPage({ serverHandoffStream: _data, ...context }: EntryContext, url: string): Rendered {
  const { entry, hmr } = context.manifest
  const html = renderToString(
    <DocumentContext
      value={{ kind: "public", start: [entry.module, ...entry.imports].join(" "), reload: hmr?.runtime }}
    >
      <RenderIslandContext value={renderIsland}>
        <TextStoreProvider store={store}>
          <ServerRouter context={context} url={url} />
        </TextStoreProvider>
      </RenderIslandContext>
    </DocumentContext>,
  )
  return { html: `<!DOCTYPE html>${html}`, policy: policyOfPages, failed: false }
}

/** Renders a dashboard document, with the router's hydration data; never cached, so it has its own nonce. */
async function renderDashboard(entry: EntryContext, url: string): Promise<Rendered> {
  const nonce = randomBytes(16).toString("hex")
  const { html, failed } = await renderMarkup(
    <DocumentContext value={{ kind: "dashboard", nonce }}>
      <TextStoreProvider store={store}>
        <ServerRouter context={entry} url={url} nonce={nonce} />
      </TextStoreProvider>
    </DocumentContext>,
    nonce,
  )
  return { html, policy: dashboardPolicy(nonce), failed }
}
