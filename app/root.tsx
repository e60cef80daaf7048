import { type ReactNode, use } from "react"
import { Links, Meta, Outlet, Scripts, isRouteErrorResponse, useLocation, useRouteError } from "react-router"
import { type Language, defaultLanguage, isLanguage } from "#contract/language.ts"
import { headScript } from "./head-script.ts"
import { LanguageProvider } from "./i18n/texts.tsx"
import { NonceContext } from "./nonce-context.ts"
import { ErrorMessage } from "./public/error-message.tsx"

export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext)
  const { pathname } = useLocation()
  return (
    <html lang={languageOf(pathname)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: headScript }} />
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        {children}
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

/** Last resort when the frame itself has failed: needs nothing but the dictionary. */
export function ErrorBoundary() {
  const error = useRouteError()
  const { pathname } = useLocation()
  const status = isRouteErrorResponse(error) ? error.status : error instanceof TypeError ? undefined : 500
  return (
    <LanguageProvider language={languageOf(pathname)}>
      <main id="main">
        <ErrorMessage status={status} detail={isRouteErrorResponse(error) ? error.statusText : ""} />
      </main>
    </LanguageProvider>
  )
}

function languageOf(pathname: string): Language {
  if (/^\/(?:controller|dashboard)(?:\/|$)/u.test(pathname)) return "en"
  const first = pathname.split("/")[1]
  return isLanguage(first) && first !== defaultLanguage ? first : defaultLanguage
}
