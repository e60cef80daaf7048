import type { ReactNode } from "react"
import { Outlet, isRouteErrorResponse, useLocation, useParams, useRouteError, data } from "react-router"
import { type Language, defaultLanguage, isLanguage } from "#contract/language.ts"
import { appContextKey, visitorKey } from "#server/app-context-key.ts"
import { LanguageProvider } from "../i18n/texts.tsx"
import { PageFactsBlock, PageFactsProvider } from "../islands/page-facts.tsx"
import { FontPreloads } from "../ui/font-preloads.tsx"
import type { Route } from "./+types/layout.ts"
import { ErrorMessage } from "./error-message.tsx"
import { SiteFrame } from "./layout/site-frame.tsx"
import { type SiteData, loadSite } from "./load-site.ts"
import { NotFoundMessage } from "./not-found/not-found-message.tsx"
import { PreviewBar, PreviewEnded } from "./preview-bar.tsx"
import { useSiteData } from "./site-data.ts"
import forcedColors from "./styles/forced-colors.css?url"
import print from "./styles/print.css?url"
import "./site.css"

/** Prefetched everywhere with low priority; needed by few. */
export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: forcedColors, media: "(forced-colors: active)" },
  { rel: "stylesheet", href: print, media: "print" },
]

export async function loader({ context, params }: Route.LoaderArgs) {
  const { preview } = context.get(visitorKey)
  if (preview?.until === null) throw data(null, { status: 410 })
  const { db, config, content } = context.get(appContextKey)
  const language = knownLanguage(params.lang)
  const site = await content.remember(`site ${language}`, () => loadSite(db, language))
  return { ...site, origin: config.publicUrl, confirms: config.mail !== null, preview: preview?.until ?? null }
}

/** An unknown first segment is a 404 of the page; the frame is German. */
function knownLanguage(segment: string | undefined): Language {
  return isLanguage(segment) ? segment : defaultLanguage
}

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Document site={loaderData} confirms={loaderData.confirms}>
      <SiteFrame site={loaderData}>
        <Outlet />
      </SiteFrame>
      {loaderData.preview !== null && <PreviewBar until={loaderData.preview} />}
    </Document>
  )
}

/** Renders inside the frame if its data is loaded, else without. */
export function ErrorBoundary() {
  const error = useRouteError()
  const site = useSiteData()
  const response = isRouteErrorResponse(error) ? error : null
  const message =
    response?.status === 404 ? (
      <NotFoundMessage />
    ) : response?.status === 410 && !site ? (
      <PreviewEnded />
    ) : (
      <main id="main" className="wrap wrap-wide notice">
        <ErrorMessage status={response?.status ?? 500} detail={response?.statusText ?? ""} />
      </main>
    )
  return (
    <Document site={site} confirms={site?.confirms ?? false}>
      {site ? <SiteFrame site={site}>{message}</SiteFrame> : message}
    </Document>
  )
}

interface DocumentProps {
  site: SiteData | undefined
  confirms: boolean
  children: ReactNode
}

/** Shared by every page: language, fonts, and the facts for its islands. */
function Document({ site, confirms, children }: DocumentProps) {
  const language = knownLanguage(useParams()["lang"])
  const { pathname: path, search } = useLocation()
  const none = { text: "", lang: undefined }
  const {
    company_name = "",
    phone = "",
    opening_hours = none,
    reply_promise = none,
    answer_time,
  } = site?.settings ?? {}
  const settings = { company_name, phone, opening_hours, reply_promise, answer_time }
  return (
    <PageFactsProvider facts={{ language, path, search, settings, confirms }}>
      <LanguageProvider language={language}>
        <FontPreloads language={language} />
        {children}
        <PageFactsBlock />
      </LanguageProvider>
    </PageFactsProvider>
  )
}
