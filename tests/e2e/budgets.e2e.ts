import { createHash } from "node:crypto"
import { readFileSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import { holdingScript } from "#app/public/holding-script.ts"
import { root } from "#tooling/root.ts"
import { expect, test } from "./signed-in.ts"
import { collectScripts, measure } from "./scripts.ts"
import { languages, localPath, openHydrated, publicPages } from "./public-pages.ts"
import { sample } from "./sample.ts"

const dashboardBytes = 345_000

interface Manifest {
  entry: { module: string }
  routes: Record<string, { module: string; imports: string[] }>
}

// Chunks shared with the islands of public pages, without the router.
const sharedChunks = /\/(?:react|ui|start|rolldown-runtime)-/u

/** Returns what only the dashboard loads: the route manifest, the router, and the route modules. */
function dashboardModules(): Set<string> {
  const assets = join(root, "build", "client", "assets")
  const file = readdirSync(assets).find((name) => /^manifest-\w+\.js$/u.test(name)) ?? ""
  const text = readFileSync(join(assets, file), "utf8")
  const { entry, routes } = JSON.parse(text.slice(text.indexOf("=") + 1).replace(/;\s*$/u, "")) as Manifest
  const own = Object.entries(routes)
    .filter(([id]) => id.startsWith("dashboard"))
    .flatMap(([, { module, imports }]) => [module, ...imports])
    .filter((module) => !sharedChunks.test(module) && module !== entry.module)
  return new Set([`/assets/${file}`, ...own])
}

for (const path of sample(publicPages, 1)) {
  test(`${path} loads no script of the dashboard`, async ({ page }) => {
    const own = dashboardModules()
    expect(own.size).toBeGreaterThan(10)
    const scripts = collectScripts(page)
    await openHydrated(page, path)
    await page.waitForLoadState("networkidle")
    expect(scripts.size).toBeGreaterThan(2)
    expect([...scripts.keys()].filter((script) => own.has(script))).toEqual([])
  })
}

test("the dashboard's first load keeps its budget, also with an editor", async ({ dashboard }) => {
  const scripts = collectScripts(dashboard)
  await dashboard.goto("/dashboard/services/3")
  await expect(dashboard.getByRole("textbox", { name: "Text, Russian" })).toBeVisible()
  expect([...scripts.keys()].filter((script) => dashboardModules().has(script))).not.toEqual([])
  expect(measure("/dashboard/services/3", scripts)).toBeLessThan(dashboardBytes)
})

const htmlBytes = 64 * 1_024
const sentHtmlBytes = 20 * 1_024
// Russian text takes twice the bytes, and these pages show nearly everything, or twenty rows with names for screen
// readers; compressed they are as small as the others.
const largePages: Record<string, number> = {
  "/": 88 * 1_024,
  "/spare-parts": 112 * 1_024,
  "/part-list/1": 68 * 1_024,
}

test("no page's HTML exceeds its budget, uncompressed and as sent", async ({ siteUrl }) => {
  for (const path of publicPages)
    for (const language of languages) {
      const response = await fetch(siteUrl + localPath(language, path), { headers: { "Accept-Encoding": "identity" } })
      const bytes = new Uint8Array(await response.arrayBuffer())
      expect.soft(bytes.length, `${language} ${path}`).toBeLessThanOrEqual(largePages[path] ?? htmlBytes)
      expect.soft(brotliCompressSync(bytes).length, `${language} ${path} sent`).toBeLessThanOrEqual(sentHtmlBytes)
    }
})

// Ten packets of 1,460 bytes minus the response headers: a larger file needs another round trip.
const firstWindow = 13_950
const beforePaintBytes = 44_000

test("each style and font needed for the first paint arrives in one round trip", async ({ siteUrl }) => {
  // Cached, because pages share most of them and compressing takes longer than fetching.
  const known = new Map<string, number>()
  const sizeOf = async (file: string) => {
    const response = await fetch(siteUrl + file, { headers: { "Accept-Encoding": "identity" } })
    const bytes = new Uint8Array(await response.arrayBuffer())
    const sent = file.endsWith(".css") ? brotliCompressSync(bytes).length : bytes.length
    known.set(file, sent)
    return sent
  }
  for (const path of publicPages)
    for (const language of languages) {
      const html = await (await fetch(siteUrl + localPath(language, path))).text()
      const head = html.slice(0, html.indexOf("</head>"))
      const links = [...head.matchAll(/<link [^>]*>/gu)].map(([link]) => link)
      const files = links
        // Sheets of another medium are fetched, but do not block.
        .filter((link) => /rel="stylesheet"|as="font"/u.test(link) && !/media="(?:print|\(forced-colors)/u.test(link))
        .map((link) => /href="([^"]+)"/u.exec(link)?.[1] ?? "")
      expect(files.length, path).toBeGreaterThan(2)
      let total = 0
      for (const file of files) {
        const sent = known.get(file) ?? (await sizeOf(file))
        expect.soft(sent, `${language} ${path} ${file}`).toBeLessThanOrEqual(firstWindow)
        total += sent
      }
      expect.soft(total, `${language} ${path}`).toBeLessThanOrEqual(beforePaintBytes)
    }
})

test("pages allow the inline scripts that they have by hash, and nothing else", async ({ siteUrl }) => {
  const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`
  // The page that stands while the site is closed is none of these.
  const found = new Set([hashOf(holdingScript)])
  const policies = new Set<string>()
  for (const path of [...publicPages, "/part/9107n52g01", "/nowhere"]) {
    for (const language of languages) {
      const response = await fetch(siteUrl + localPath(language, path))
      policies.add(response.headers.get("content-security-policy") ?? "")
      const inline = [...(await response.text()).matchAll(/<script(?![^>]*\bsrc=)([^>]*)>(.*?)<\/script>/gsu)]
      const hashes = inline
        .filter(([, attributes = ""]) => !/application\/(?:ld\+)?json/u.test(attributes))
        .map(([, , code = ""]) => hashOf(code))
      expect(hashes.length, path).toBeGreaterThan(1)
      for (const hash of hashes) found.add(hash)
    }
  }
  expect(policies.size).toBe(1)
  const [policy = ""] = policies
  const scripts = /script-src ([^;]+)/u.exec(policy)?.[1]?.split(" ") ?? []
  expect(scripts.toSorted()).toEqual(["'self'", ...found].toSorted())
  expect(policy).toContain("style-src 'self'")
  expect(policy).toContain("default-src 'none'")
})

test("an unchanged page is not sent again", async ({ siteUrl }) => {
  for (const path of publicPages) {
    const first = await fetch(siteUrl + path)
    const etag = first.headers.get("etag") ?? ""
    expect(etag, path).not.toBe("")
    expect(first.headers.get("cache-control")).toContain("no-cache")
    const again = await fetch(siteUrl + path, { headers: { "If-None-Match": etag } })
    expect(again.status, path).toBe(304)
    expect(await again.text()).toBe("")
  }
})
