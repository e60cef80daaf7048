import { randomBytes } from "node:crypto"
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from "react-router"
import { publicTexts as de } from "./i18n/public.de.ts"
import { publicTexts as en } from "./i18n/public.en.ts"
import { publicTexts as ru } from "./i18n/public.ru.ts"
import { type TextArea, type TextStore, TextStoreProvider } from "./i18n/texts.tsx"
import { handoffScripts } from "./handoff-scripts.ts"
import { NonceContext } from "./nonce-context.ts"
import { renderMarkup } from "./render-markup.tsx"
import { firstViewScript, startScript } from "./start-script.ts"
import { appContextKey, visitorKey } from "#server/app-context-key.ts"
import { isDashboardPath, markedDocument } from "#server/edge/document-policy.ts"

/** What failed in a loader or action goes into the log. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  context.get(appContextKey).log.error({ err: error, path: new URL(request.url).pathname }, "a page failed")
}

const dictionaries = { de, en, ru }

/** Renders a whole document before anything is sent, so that its policy can carry the hashes of its own scripts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const mark = randomBytes(16).toString("hex")
  const areas = new Set<TextArea>()
  const store: TextStore = {
    get(language, area) {
      areas.add(area)
      return dictionaries[language][area]
    },
  }
  const { serverHandoffStream, ...context } = entry
  const scripts = serverHandoffStream ? await handoffScripts(serverHandoffStream, mark) : ""
  const { html, failed } = await renderMarkup(
    () => (
      <NonceContext value={mark}>
        <TextStoreProvider store={store}>
          <ServerRouter context={context} url={request.url} nonce={mark} />
        </TextStoreProvider>
      </NonceContext>
    ),
    mark,
  )
  // Tells the browser which texts to fetch before it takes the page over.
  const named = html
    .replace("<html", `<html data-texts="${[...areas].sort().join(" ")}"`)
    .replace(/<\/body><\/html>$/u, () => `${scripts}</body></html>`)
  const { pathname } = new URL(request.url)
  const document = markedDocument(isDashboardPath(pathname) ? named : paintFirst(named, mark), mark, pathname)
  headers.set("Content-Type", "text/html; charset=utf-8")
  headers.set("Content-Security-Policy", document.policy)
  loadContext.get(visitorKey).document = document.html
  return new Response(null, { status: failed ? 500 : status, headers })
}

/** Public pages take the list of routes without the dashboard, where the build has made one: tooling/public-manifest.ts. */
const withPublicManifest = (html: string) => html.replace(/(\/assets\/manifest-\w+)\.js/gu, "$1-public.js")

/** Takes the modules out of the line and lets `startScript` put them into it when the page has been painted. */
function paintFirst(html: string, mark: string): string {
  if (!import.meta.env.PROD) return html
  const headEnd = html.indexOf("</head>")
  const scriptStart = html.lastIndexOf("<script", html.indexOf('type="module" async=""'))
  const modules: string[] = []
  const head = withPublicManifest(html.slice(0, headEnd)).replace(
    /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/gu,
    (_link, href: string) => {
      modules.push(href)
      return ""
    },
  )
  const script = withPublicManifest(html.slice(scriptStart)).replace(
    ' type="module" async=""',
    ` type="text/plain" data-modules="${modules.join(" ")}"`,
  )
  const earlyHead = head.replace("<script", `<script nonce="${mark}">${firstViewScript}</script><script`)
  return `${earlyHead}${html.slice(headEnd, scriptStart)}${script.replace("</body>", `<script nonce="${mark}">${startScript}</script></body>`)}`
}
