import { usePageFacts } from "../../islands/page-facts.tsx"
import type { SiteData } from "../load-site.ts"
import { useSiteData } from "../site-data.ts"

/** On paper only: whose page this is, and where it is found. Without the query, as cached pages are the same for all. */
export function PrintedHead({ settings }: Pick<SiteData, "settings">) {
  const { path } = usePageFacts()
  const { origin = "" } = useSiteData() ?? {}
  return (
    <p className="printed-at" aria-hidden="true">
      <span>{settings.company_name}</span>
      <span>{settings.phone}</span>
      <span>{settings.email}</span>
      <span>
        {origin}
        {path}
      </span>
    </p>
  )
}
