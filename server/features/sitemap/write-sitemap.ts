import { defaultLanguage, isLanguage, localPath } from "#contract/language.ts"
import type { SitemapPage } from "./store.ts"

const escape = (text: string) => text.replace(/[&<>"']/gu, (sign) => `&#${sign.charCodeAt(0)};`)

/**
 * One document for up to 50,000 addresses: every language of a page with links to the others and its pictures.
 * https://www.sitemaps.org/protocol.html, Google's image and localised-version extensions.
 */
export function writeSitemap(pages: readonly SitemapPage[], origin: string): string {
  const address = (language: string, path: string) =>
    escape(origin + localPath(isLanguage(language) ? language : defaultLanguage, path))
  const entries = pages.flatMap(({ paths, changed, images }) => {
    const counterparts = Object.entries(paths)
    const german = paths[defaultLanguage]
    const alternates = [
      ...counterparts.map(
        ([language, path]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address(language, path)}"/>`,
      ),
      ...(german
        ? [`<xhtml:link rel="alternate" hreflang="x-default" href="${address(defaultLanguage, german)}"/>`]
        : []),
    ].join("")
    const pictures = images
      .map((image) => `<image:image><image:loc>${escape(`${origin}/${image}`)}</image:loc></image:image>`)
      .join("")
    const date = changed ? `<lastmod>${escape(changed)}</lastmod>` : ""
    return counterparts.map(
      ([language, path]) => `<url><loc>${address(language, path)}</loc>${date}${alternates}${pictures}</url>`,
    )
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.join("\n")}
</urlset>
`
}

// Yandex reads only its own group when there is one, so the rules stand in both.
export const writeRobots = (origin: string): string => `User-agent: *
Disallow: /api/

User-agent: Yandex
Disallow: /api/
Clean-param: utm_source&utm_medium&utm_campaign&yclid&gclid&from

Sitemap: ${origin}/sitemap.xml
`
