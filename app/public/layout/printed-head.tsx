import { usePageFacts } from "../../islands/page-facts.tsx"
import type { SiteData } from "../load-site.ts"
import { useSiteData } from "../site-data.ts"

/** Print only: company and URL, without query, because cached pages are the same for all. */
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
