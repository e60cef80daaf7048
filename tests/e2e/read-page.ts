/** What a search engine reads of a page's HTML. */
export interface ReadPage {
  status: number
  html: string
  lang: string
  title: string
  description: string
  canonical: string
  noindex: boolean
  alternates: Map<string, string>
  headings: number
  /** Same-site URLs of links, without fragment. */
  links: string[]
  /** URLs of pictures, scripts, styles and fonts. */
  files: string[]
}

const decode = (text: string) =>
  text
    .replace(/&#x27;/gu, "'")
    .replace(/&quot;/gu, '"')
    .replace(/&lt;/gu, "<")
    .replace(/&gt;/gu, ">")
    .replace(/&amp;/gu, "&")

const attribute = (tag: string, name: string) => decode(new RegExp(`\\s${name}="([^"]*)"`, "iu").exec(tag)?.[1] ?? "")

export async function readPage(origin: string, path: string): Promise<ReadPage> {
  const response = await fetch(origin + path, { redirect: "manual" })
  const html = await response.text()
  const visible = html.replace(/<script\b[\s\S]*?<\/script>/giu, "")
  const tags = (name: string) => visible.match(new RegExp(`<${name}\\b[^>]*>`, "giu")) ?? []
  const meta = (name: string) => attribute(tags("meta").find((tag) => attribute(tag, "name") === name) ?? "", "content")
  const links = tags("link")
  const local = (address: string) =>
    address.startsWith("/") && !address.startsWith("//") ? [address.replace(/#.*$/u, "")] : []
  const sets = [...tags("source"), ...tags("img")].flatMap((tag) =>
    attribute(tag, "srcset")
      .split(",")
      .map((entry) => entry.trim().split(" ")[0] ?? ""),
  )
  return {
    status: response.status,
    html,
    lang: attribute(tags("html")[0] ?? "", "lang"),
    title: decode(/<title[^>]*>([^<]*)<\/title>/u.exec(visible)?.[1] ?? ""),
    description: meta("description"),
    canonical: attribute(links.find((tag) => attribute(tag, "rel") === "canonical") ?? "", "href"),
    noindex: meta("robots").includes("noindex"),
    alternates: new Map(
      links
        .filter((tag) => attribute(tag, "hreflang"))
        .map((tag) => [attribute(tag, "hreflang"), attribute(tag, "href")]),
    ),
    headings: tags("h1").length,
    links: [...new Set(tags("a").flatMap((tag) => local(attribute(tag, "href"))))].filter(Boolean),
    files: [
      ...new Set(
        [
          ...sets,
          ...tags("img").map((tag) => attribute(tag, "src")),
          ...links.map((tag) => attribute(tag, "href")),
        ].flatMap(local),
      ),
    ],
  }
}
