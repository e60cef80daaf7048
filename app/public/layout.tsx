import { Outlet, type ShouldRevalidateFunctionArgs, isRouteErrorResponse, useParams, useRouteError } from "react-router"
import { type Language, defaultLanguage, isLanguage } from "#contract/language.ts"
import { appContextKey } from "#server/app-context-key.ts"
import { LanguageProvider } from "../i18n/texts.tsx"
import { FontPreloads } from "../ui/font-preloads.tsx"
import type { Route } from "./+types/layout.ts"
import { ErrorMessage } from "./error-message.tsx"
import { SiteFrame } from "./layout/site-frame.tsx"
import { loadSite } from "./load-site.ts"
import { NotFoundMessage } from "./not-found/not-found-message.tsx"
import { useSiteData } from "./site-data.ts"
import forcedColors from "./styles/forced-colors.css?url"
import print from "./styles/print.css?url"
import "./site.css"

/** Fetched by everybody, waited for by nobody but those whom they concern. */
export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: forcedColors, media: "(forced-colors: active)" },
  { rel: "stylesheet", href: print, media: "print" },
]

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, config, content } = context.get(appContextKey)
  const language = knownLanguage(params.lang)
  const site = await content.remember(`site ${language}`, () => loadSite(db, language))
  return { ...site, origin: config.publicUrl, confirms: config.mail !== null }
}

/** The frame depends on the language only, so typing into a search does not fetch it again. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
  return currentParams["lang"] !== nextParams["lang"]
}

/** An unknown first segment is answered by the page with 404; until then the frame speaks German. */
function knownLanguage(segment: string | undefined): Language {
  return isLanguage(segment) ? segment : defaultLanguage
}

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  const language = knownLanguage(useParams()["lang"])
  return (
    <LanguageProvider language={language}>
      <FontPreloads language={language} />
      <SiteFrame site={loaderData}>
        <Outlet />
      </SiteFrame>
    </LanguageProvider>
  )
}

/** Inside the frame when its data is there, else bare. */
export function ErrorBoundary() {
  const error = useRouteError()
  const language = knownLanguage(useParams()["lang"])
  const site = useSiteData()
  const response = isRouteErrorResponse(error) ? error : null
  // What the browser throws when nothing answers; the server's own errors come without their kind.
  const status = response?.status ?? (error instanceof TypeError ? undefined : 500)
  const message =
    response?.status === 404 ? (
      <NotFoundMessage />
    ) : (
      <main id="main" className="wrap wrap-wide notice">
        <ErrorMessage status={status} detail={response?.statusText ?? ""} />
      </main>
    )
  return (
    <LanguageProvider language={language}>
      <FontPreloads language={language} />
      {site ? <SiteFrame site={site}>{message}</SiteFrame> : message}
    </LanguageProvider>
  )
}
