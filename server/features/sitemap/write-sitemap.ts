import { defaultLanguage, isLanguage, languages, localPath } from "#contract/language.ts"
import type { SitemapPage } from "./records.ts"

const escape = (text: string) => text.replace(/[&<>"']/gu, (character) => `&#${character.charCodeAt(0)};`)
const lastmod = (changed: string) => (changed ? `<lastmod>${escape(changed)}</lastmod>` : "")

/** A sitemap file in the index, with the ISO time of the last change in it. */
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

/** XML before and after the URLs of a file, which has at most 50,000 URLs and 50 MB. */
export const sitemapFrame = {
  start: `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
`,
  end: "</urlset>\n",
}

/**
 * Returns one line per language of a page, with links to its translations and images.
 * https://www.sitemaps.org/protocol.html, Google's image and localised-version extensions.
 */
export function writeSitemapPage({ paths, changed, images }: SitemapPage, origin: string): string {
  const address = (language: string, path: string) =>
    escape(origin + localPath(isLanguage(language) ? language : defaultLanguage, path))
  const translations = Object.entries(paths)
  const standard = languages.find((language) => paths[language])
  const alternates = [
    ...translations.map(
      ([language, path]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address(language, path)}"/>`,
    ),
    ...(standard
      ? [`<xhtml:link rel="alternate" hreflang="x-default" href="${address(standard, paths[standard] ?? "")}"/>`]
      : []),
  ].join("")
  const pictures = images
    .map((image) => `<image:image><image:loc>${escape(`${origin}/${image}`)}</image:loc></image:image>`)
    .join("")
  return translations
    .map(
      ([language, path]) =>
        `<url><loc>${address(language, path)}</loc>${lastmod(changed)}${alternates}${pictures}</url>\n`,
    )
    .join("")
}

// Yandex reads only its own group if there is one, so both groups have the rules.
export const writeRobots = (origin: string): string => `User-agent: *
Disallow: /api/

User-agent: Yandex
Disallow: /api/
Clean-param: utm_source&utm_medium&utm_campaign&yclid&gclid&from

Sitemap: ${origin}/sitemap.xml
`
