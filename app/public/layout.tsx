import { Outlet, useParams, useRouteLoaderData } from "react-router"
import { type Language, defaultLanguage, isLanguage } from "#contract/language.ts"
import { appContextKey } from "#server/app-context-key.ts"
import { readNavbar } from "#server/features/navbar/store.ts"
import { readSettings } from "#server/features/settings/store.ts"
import { LanguageProvider } from "../i18n/texts.tsx"
import type { Route } from "./+types/layout.ts"
import "./site.css"

export async function loader({ context }: Route.LoaderArgs) {
  const { db, config } = context.get(appContextKey)
  return { navbar: await readNavbar(db), settings: await readSettings(db), origin: config.publicUrl }
}

export function useSiteLanguage(): Language {
  const { lang } = useParams()
  return isLanguage(lang) && lang !== defaultLanguage ? lang : defaultLanguage
}

export function useSiteData() {
  return useRouteLoaderData<typeof loader>("site")
}

export default function SiteLayout() {
  const language = useSiteLanguage()
  return (
    <LanguageProvider language={language}>
      <Outlet />
    </LanguageProvider>
  )
}
