import { type ReactNode, use } from "react"
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  isRouteErrorResponse,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from "react-router"
import { type Language, defaultLanguage, isLanguage } from "#contract/language.ts"
import { DocumentContext } from "./document-context.ts"
import { headScript } from "./head-script.ts"
import { LanguageProvider, useTexts } from "./i18n/texts.tsx"
import { pageLoader } from "./islands/page-loader.ts"
import { speculationRules } from "./islands/speculation-rules.ts"

/** The document: a public page is plain HTML with islands, the dashboard is the router's application. */
export function Layout({ children }: { children: ReactNode }) {
  const document = use(DocumentContext)
  const { pathname } = useLocation()
  const favicon = useRouteLoaderData<{ settings: { images: { favicon: string } } }>("site")?.settings.images.favicon
  const nonce = document?.kind === "dashboard" ? document.nonce : undefined
  const isPublic = document?.kind === "public"
  return (
    <html
      lang={languageOf(pathname)}
      data-start={isPublic ? document.start : undefined}
      data-failed={isPublic ? "" : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {favicon ? (
          <link rel="icon" href={`/${favicon}`} type="image/png" />
        ) : (
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        )}
        <InlineScript nonce={nonce} text={headScript} />
        {isPublic && <InlineScript text={pageLoader} />}
        {isPublic && document.reload && <script type="module" src={document.reload} />}
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        {children}
        {isPublic ? <InlineScript type="speculationrules" text={speculationRules} /> : <Scripts nonce={nonce} />}
      </body>
    </html>
  )
}

const InlineScript = ({ text, ...rest }: { text: string; nonce?: string | undefined; type?: string }) => (
  <script {...rest} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
)

export default function Root() {
  return <Outlet />
}

/** Last resort when the frame itself failed: only needs the dictionary. */
export function ErrorBoundary() {
  const error = useRouteError()
  const { pathname } = useLocation()
  const response = isRouteErrorResponse(error) ? error : null
  return (
    <LanguageProvider language={languageOf(pathname)}>
      <LastResort status={response?.status ?? 500} address={pathname} />
    </LanguageProvider>
  )
}

function LastResort({ status, address }: { status: number; address: string }) {
  const { errors } = useTexts()
  return (
    <main id="main" className="wrap notice">
      <title>{`${errors.unexpectedTitle} ${status}`}</title>
      <p className="dimension-line">{status}</p>
      <h1>{errors.unexpected}</h1>
      <p className="notice-text">{errors.unexpectedHelp}</p>
      <a className="button" href={address}>
        {errors.tryAgain}
      </a>
    </main>
  )
}

function languageOf(pathname: string): Language {
  if (/^\/(?:controller|dashboard)(?:\/|$)/u.test(pathname)) return "en"
  const first = pathname.split("/")[1]
  return isLanguage(first) && first !== defaultLanguage ? first : defaultLanguage
}
