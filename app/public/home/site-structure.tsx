import { localPath } from "#contract/language.ts"
import { useLanguage } from "../../i18n/texts.tsx"
import { JsonLd, useOrganization } from "../json-ld.tsx"
import { useSiteData } from "../site-data.ts"

/** Structured data of company and site search, for search engines. */
export function SiteStructure() {
  const language = useLanguage()
  const organization = useOrganization()
  const { origin = "", settings } = useSiteData() ?? {}
  const search = {
    "@type": "SearchAction",
    target: `${origin}${localPath(language, "/search")}?q={q}`,
    "query-input": "required name=q",
  }
  const site = {
    "@type": "WebSite",
    "@id": `${origin}/#website`,
    name: settings?.short_name,
    url: origin + localPath(language, "/"),
    inLanguage: language,
    publisher: { "@id": `${origin}/#organization` },
    potentialAction: search,
  }
  return <JsonLd data={{ "@graph": [organization, site] }} />
}
