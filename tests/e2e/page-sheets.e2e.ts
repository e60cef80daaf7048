import { readSelectors } from "#tooling/class-names.ts"
import { expect, test } from "./fixtures.ts"
import { inEachLanguage, localPath, publicPages } from "./public-pages.ts"

/** Classes without a rule, and what they are for. */
const unstyled = new Map([["plain-list", "drops the markers of a list, by `ul[class]`"]])

const others = [
  "/part-list/1?query=QX-7781-Z9",
  "/part-list/1?query=9047",
  "/part/qx-7781-z9",
  "/search",
  "/search?q=QX-7781-Z9",
  "/search?q=seal",
  "/contact?sent=LT-AAAAAA",
  "/contact?number=9047M11G01",
  "/careers?sent=LT-AAAAAA",
  "/no-such-page",
  "/r/none",
]

test("every class of a page has its rule in the sheets of that page", async ({ siteUrl }) => {
  const sheets = new Map<string, Promise<ReadonlySet<string>>>()
  const classesOf = (href: string) => {
    const read = async () => {
      const css = await (await fetch(siteUrl + href)).text()
      return new Set(readSelectors("app/public/page.css", css).flatMap(({ classes }) => classes))
    }
    const known = sheets.get(href) ?? read()
    sheets.set(href, known)
    return known
  }
  const missing = new Set<string>()
  for (const { path, language } of [...inEachLanguage(publicPages), ...inEachLanguage(others)]) {
    const html = await (await fetch(siteUrl + localPath(language, path))).text()
    const links = [...html.matchAll(/<link[^>]* href="([^"]+\.css)"/gu)].map(([, href = ""]) => href)
    expect(links.length, path).toBeGreaterThan(0)
    const defined = await Promise.all(links.map(classesOf))
    for (const [, names = ""] of html.matchAll(/ class="([^"]*)"/gu))
      for (const name of names.split(/\s+/u).filter(Boolean))
        if (!unstyled.has(name) && !defined.some((classes) => classes.has(name))) missing.add(`${path}: ${name}`)
  }
  expect([...missing]).toEqual([])
})
