import { randomBytes } from "node:crypto"
import { Writable } from "node:stream"
import { renderToPipeableStream } from "react-dom/server"
import { type EntryContext, type HandleErrorFunction, ServerRouter } from "react-router"
import { publicTexts as de } from "./i18n/public.de.ts"
import { publicTexts as en } from "./i18n/public.en.ts"
import { publicTexts as ru } from "./i18n/public.ru.ts"
import { type TextArea, type TextStore, TextStoreProvider } from "./i18n/texts.tsx"
import { NonceContext } from "./nonce-context.ts"
import { startScript } from "./start-script.ts"
import { appContextKey, visitorKey } from "#server/app-context-key.ts"
import { isOfficePath, markedDocument } from "#server/http/document-policy.ts"

/** What failed in a loader or action goes into the log, and the answer says when the database was away. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  const app = context.get(appContextKey)
  if (app.dialect.isAway(error)) context.get(visitorKey).databaseAway = true
  app.log.error({ err: error, path: new URL(request.url).pathname }, "a page failed")
}

const dictionaries = { de, en, ru }
const giveUpAfterMs = 6_000

/** Renders a whole document before anything is sent, so that its policy can carry the hashes of its own scripts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
): Promise<Response> {
  const mark = randomBytes(16).toString("hex")
  let finalStatus = status
  const areas = new Set<TextArea>()
  const store: TextStore = {
    get(language, area) {
      areas.add(area)
      return dictionaries[language][area]
    },
  }
  let givingUp: NodeJS.Timeout | undefined
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={mark}>
        <TextStoreProvider store={store}>
          <ServerRouter context={entry} url={request.url} nonce={mark} />
        </TextStoreProvider>
      </NonceContext>,
      {
        nonce: mark,
        // Every piece in its place: a large one is otherwise put at the end for a script to move, and is not to be seen without.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => pipe(collectText(resolve)),
        onShellError: reject,
        onError: () => {
          finalStatus = 500
        },
      },
    )
    givingUp = setTimeout(abort, giveUpAfterMs)
  }).finally(() => {
    // Left running, it would keep the whole finished page in memory.
    clearTimeout(givingUp)
  })
  // Tells the browser which texts to fetch before it takes the page over.
  const named = html.replace("<html", `<html data-texts="${[...areas].sort().join(" ")}"`)
  const { pathname } = new URL(request.url)
  const document = markedDocument(isOfficePath(pathname) ? named : paintFirst(named, mark), mark, pathname)
  headers.set("Content-Type", "text/html; charset=utf-8")
  headers.set("Content-Security-Policy", document.policy)
  return new Response(document.html, { status: finalStatus, headers })
}

/** A stream that hands over what was written to it as one text. */
function collectText(done: (text: string) => void): Writable {
  const chunks: Buffer[] = []
  return new Writable({
    write(chunk: Buffer, _encoding, next) {
      chunks.push(chunk)
      next()
    },
    final(next) {
      done(Buffer.concat(chunks).toString("utf8"))
      next()
    },
  })
}

/** Public pages take the list of routes without the back-office, where the build has made one: tooling/public-manifest.ts. */
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
  return `${head}${html.slice(headEnd, scriptStart)}${script.replace("</body>", `<script nonce="${mark}">${startScript}</script></body>`)}`
}
