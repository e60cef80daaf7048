import { Outlet, useParams } from "react-router"
import { type Language, defaultLanguage, isLanguage } from "#contract/language.ts"
import { appContextKey } from "#server/app-context-key.ts"
import { LanguageProvider } from "../i18n/texts.tsx"
import type { Route } from "./+types/layout.ts"
import { loadSite } from "./load-site.ts"
import "./site.css"

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, config } = context.get(appContextKey)
  return { ...(await loadSite(db, knownLanguage(params.lang))), origin: config.publicUrl }
}

/** An unknown first segment is answered by the page with 404; until then the frame speaks German. */
function knownLanguage(segment: string | undefined): Language {
  return isLanguage(segment) ? segment : defaultLanguage
}

export default function SiteLayout() {
  const language = knownLanguage(useParams()["lang"])
  return (
    <LanguageProvider language={language}>
      <Outlet />
    </LanguageProvider>
  )
}
