import { defaultLanguage, isLanguage, localPath } from "#contract/language.ts"
import type { SitemapPage } from "./store.ts"

const escape = (text: string) => text.replace(/[&<>"']/gu, (sign) => `&#${sign.charCodeAt(0)};`)
const lastmod = (changed: string) => (changed ? `<lastmod>${escape(changed)}</lastmod>` : "")

/** A file of addresses that an index names, with the ISO time of the last change of what it lists. */
export interface SitemapFile {
  path: string
  changed: string
}

/** Returns the index of all files (https://www.sitemaps.org/protocol.html#index). */
export const writeSitemapIndex = (files: readonly SitemapFile[], origin: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${files.map(({ path, changed }) => `<sitemap><loc>${escape(origin + path)}</loc>${lastmod(changed)}</sitemap>`).join("\n")}
</sitemapindex>
`

/** What stands before the addresses of a file and after them. At most 50,000 addresses and 50 MB go into one. */
export const sitemapFrame = {
  start: `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
`,
  end: "</urlset>\n",
}

/**
 * Returns a page in each of its languages, a line for each, with links to the others and its pictures.
 * https://www.sitemaps.org/protocol.html, Google's image and localised-version extensions.
 */
export function writeSitemapPage({ paths, changed, images }: SitemapPage, origin: string): string {
  const address = (language: string, path: string) =>
    escape(origin + localPath(isLanguage(language) ? language : defaultLanguage, path))
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
  return counterparts
    .map(
      ([language, path]) =>
        `<url><loc>${address(language, path)}</loc>${lastmod(changed)}${alternates}${pictures}</url>\n`,
    )
    .join("")
}

// Yandex reads only its own group when there is one, so the rules stand in both.
export const writeRobots = (origin: string): string => `User-agent: *
Disallow: /api/

User-agent: Yandex
Disallow: /api/
Clean-param: utm_source&utm_medium&utm_campaign&yclid&gclid&from

Sitemap: ${origin}/sitemap.xml
`
