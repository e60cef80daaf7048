import type { ReactNode } from "react"
import { Outlet, isRouteErrorResponse, useLocation, useParams, useRouteError, data } from "react-router"
import { type Language, defaultLanguage, isLanguage, languageTable } from "#contract/language.ts"
import { appContextKey, visitorKey } from "#server/app-context-key.ts"
import { LanguageProvider, useTexts, useLanguage } from "../i18n/texts.tsx"
import { PageFactsBlock, PageFactsProvider } from "../islands/page-facts.tsx"
import { FontPreloads } from "../ui/font-preloads.tsx"
import type { Route } from "./+types/layout.ts"
import { SiteFrame } from "./layout/site-frame.tsx"
import { HoldingPage } from "./holding-page.tsx"
import { CallUs } from "./load-failure.tsx"
import { type SiteData, loadSite } from "./load-site.ts"
import { LocalLink } from "./local-link.tsx"
import { PageHead } from "./page-head.tsx"
import { PlainSearch } from "./search-box/plain-search.tsx"
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
  const { preview, isHeld = false } = context.get(visitorKey)
  if (preview?.until === null) throw data(null, { status: 410 })
  const { db, config, content } = context.get(appContextKey)
  const language = knownLanguage(params.lang)
  const site = await content.remember(`site ${language}`, () => loadSite(db, language))
  if (isHeld) throw data({ held: site.settings } satisfies Held, { status: 503 })
  return { ...site, origin: config.publicUrl, confirms: config.mail !== null, preview: preview?.until ?? null }
}

interface Held {
  held: SiteData["settings"]
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
  const held = (response?.data as Held | null)?.held
  if (held)
    return (
      <Document site={{ settings: held }} confirms={false}>
        <HoldingPage settings={held} />
      </Document>
    )
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
  site: Pick<SiteData, "settings"> | undefined
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
    urgent,
  } = site?.settings ?? {}
  const settings = { company_name, phone, opening_hours, reply_promise, answer_time, urgent }
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

/** Error page: what can be said without internals, and a way to retry. */
function ErrorMessage({ status, detail }: { status: number; detail: string }) {
  const { errors } = useTexts()
  const { pathname, search } = useLocation()
  const title = status === 429 ? errors.tooMany : errors.unexpected
  const names: Record<string, string> = errors.statuses
  return (
    <>
      <PageHead title={`${errors.unexpectedTitle} ${status}`} description={title} noindex />
      <p className="dimension-line">{status}</p>
      <h1>{title}</h1>
      <p className="status">{`${status} ${names[status] ?? detail}`}</p>
      <p className="notice-text">
        {status === 429 ? errors.tooManyHelp : errors.unexpectedHelp} <CallUs />
      </p>
      <a className="button" href={pathname + search}>
        {errors.tryAgain}
      </a>
    </>
  )
}

function NotFoundMessage() {
  const { errors } = useTexts()
  return (
    <main id="main" className="wrap wrap-wide notice">
      <PageHead title={errors.notFoundTitle} description={errors.notFound} noindex />
      <p className="dimension-line">404</p>
      <h1>{errors.notFound}</h1>
      <p className="notice-text">{errors.notFoundHelp}</p>
      <PlainSearch id="missing-q" />
      <LocalLink className="button button-outline" to="/">
        {errors.home}
      </LocalLink>
    </main>
  )
}

/** Marks a page as a preview, with its expiry. */
function PreviewBar({ until }: { until: string }) {
  const { layout } = useTexts()
  const language = useLanguage()
  const format = new Intl.DateTimeFormat(languageTable[language].locale, {
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
    timeZone: "Europe/Berlin",
  })
  return (
    <aside className="page-bar on-ink" aria-label={layout.preview}>
      {layout.previewBar(format.format(new Date(until)))}
    </aside>
  )
}

/** Replaces a page whose preview link has expired. */
function PreviewEnded() {
  const { layout } = useTexts()
  return (
    <main id="main" className="wrap notice">
      <title>{layout.previewEnded}</title>
      <h1>{layout.previewEnded}</h1>
    </main>
  )
}
