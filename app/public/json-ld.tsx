import { languages } from "#contract/language.ts"
import { ownImage } from "./own-image.ts"
import { useSiteData } from "./site-data.ts"

/** Structured data for search engines (schema.org). Escapes `<`, so that no text can end the script. */
export function JsonLd({ data }: { data: Readonly<Record<string, unknown>> }) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c")
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

/** Returns the company as structured data, from the settings. */
export function useOrganization(): Readonly<Record<string, unknown>> {
  const { origin = "", settings } = useSiteData() ?? {}
  return {
    "@type": "Organization",
    "@id": `${origin}/#organization`,
    name: settings?.short_name,
    legalName: settings?.company_name,
    url: `${origin}/`,
    logo: origin + ownImage(settings?.images.logo ?? "", "logo-512.png"),
    image: `${origin}/pictures/hero-1-v1-og.jpg`,
    address: settings?.address,
    email: settings?.email,
    telephone: settings?.phone,
    vatID: settings?.vat_id || undefined,
    foundingDate: settings?.founded || undefined,
    sameAs: settings?.social_links.length ? settings.social_links : undefined,
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "sales",
      telephone: settings?.phone,
      email: settings?.email,
      availableLanguage: languages,
    },
  }
}
