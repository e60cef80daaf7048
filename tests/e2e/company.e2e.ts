import { globSync } from "node:fs"
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import type { Settings } from "#contract/settings.ts"
import type { TextPage } from "#contract/text-page.ts"
import { message } from "./dashboard-acts.ts"
import { type DashboardApi, expect, test as dashboardTest } from "./signed-in.ts"
import { type Site, startSite } from "./site-process.ts"

/** A site as a new company gets it: without demo, and closed. */
const test = dashboardTest.extend<object, { fresh: Site }>({
  fresh: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
    async ({}, use) => {
      const dir = await mkdtemp(join(tmpdir(), "turbine-e2e-company-"))
      const site = await startSite(dir, { SEED: "off", STAYS_CLOSED: "1", RATE_LIMITS: "off" })
      await use(site)
      await site.stop()
      await rm(dir, { recursive: true, force: true })
    },
    { scope: "worker" },
  ],
  siteUrl: async ({ fresh }, use) => use(fresh.url),
})

const demoWords = /Leinetal|Rosdorf|Göttingen|Росдорф|Vossfeld|HRB 999999|\b2008\b/u

test("a company fills its site, sees what is missing, and opens it", async ({
  dashboard,
  api,
  openPage,
  siteUrl,
  allowProblem,
}) => {
  test.slow()
  allowProblem(/503/u)
  const visitor = await openPage()
  expect((await visitor.goto("/"))?.status()).toBe(503)
  await expect(visitor.getByRole("heading", { level: 1, name: "Unsere neue Website öffnet bald." })).toBeVisible()
  expect((await visitor.goto("/imprint"))?.status()).toBe(200)

  // The list names what is needed, and keeps the button off.
  await dashboard.goto("/dashboard/settings/health")
  const open = dashboard.getByRole("button", { name: "Open the site" })
  await expect(open).toHaveAccessibleDescription(/Company data, Imprint, Privacy policy/u)
  await open.click({ force: true })
  expect((await api.get<Settings>("/settings")).open).toBe(0)

  await dashboard.goto("/dashboard/settings")
  for (const [label, value] of [
    ["Phone", "+49 40 1234567"],
    ["E-mail", "info@nordhafen.example"],
    ["Address", "Hafenstraße 1, 20457 Hamburg"],
    ["Company name", "Nordhafen Turbinenservice GmbH"],
    ["Managing director", "Erika Muster"],
    ["Register entry", "Amtsgericht Hamburg, HRB 123456"],
    ["Year of foundation", "1997"],
    ["Letters of references", "NT"],
  ] as const)
    await dashboard.getByRole("textbox", { name: label, exact: true }).fill(value)
  await dashboard.getByRole("textbox", { name: "Place" }).first().fill("Hamburg")
  await dashboard.getByRole("button", { name: "Update", exact: true }).last().click()
  await expect(message(dashboard, "Successfully updated")).toBeVisible()
  const logo = await sharp({ create: { width: 120, height: 120, channels: 4, background: "#0a6" } })
    .png()
    .toBuffer()
  const [chooser] = await Promise.all([
    dashboard.waitForEvent("filechooser"),
    dashboard
      .getByRole("button", { name: /^Choose an image: PNG or WebP/u })
      .first()
      .click(),
  ])
  await chooser.setFiles({ name: "logo.png", mimeType: "image/png", buffer: logo })
  await expect(message(dashboard, "Image saved")).toBeVisible()

  await dashboard.goto("/dashboard/home")
  await dashboard.getByRole("textbox", { name: "Tagline" }).first().fill("Turbinen für den Norden")
  await dashboard.getByRole("button", { name: "Update", exact: true }).click()
  await expect(message(dashboard, "Successfully updated")).toBeVisible()
  await dashboard.getByRole("button", { name: "Add figure" }).click()
  const dialog = dashboard.getByRole("dialog", { name: "Add figure" })
  await dialog.getByRole("textbox", { name: "Value" }).first().fill("24 Monate")
  await dialog.getByRole("button", { name: "Add figure" }).click()
  await expect(dialog.getByRole("textbox", { name: "Label" }).first()).toHaveAttribute("aria-invalid", "true")
  await dialog.getByRole("textbox", { name: "Label" }).first().fill("Gewährleistung")
  await dialog.getByRole("button", { name: "Add figure" }).click()
  await expect(dialog).toBeHidden()
  expect((await api.get<TextPage>("/page/home")).parts).toMatchObject([{ kind: "figure", title_de: "24 Monate" }])
  expect(
    (await api.call("PATCH", "/page/privacy-policy", { text_de: "<p>Wir speichern, was Sie senden.</p>" })).ok,
  ).toBe(true)

  // Signed-in people see the site before visitors do.
  await dashboard.goto("/dashboard/settings/health")
  await expect(open).not.toHaveAttribute("aria-disabled", "true")
  await dashboard.evaluate(() => localStorage.setItem("view_site", "1"))
  await dashboard.goto("/")
  await expect(dashboard.getByRole("heading", { level: 1, name: "Turbinen für den Norden" })).toBeVisible()

  await dashboard.goto("/dashboard/settings/health")
  await dashboard.getByRole("button", { name: "Open the site" }).click()
  await expect(message(dashboard, "The site is open.")).toBeVisible()
  expect((await visitor.goto("/"))?.status()).toBe(200)
  await expect(visitor.getByRole("heading", { level: 1, name: "Turbinen für den Norden" })).toBeVisible()
  await expect(visitor.getByText("Gewährleistung")).toBeVisible()
  await expect(visitor.getByText("Leistungen", { exact: true })).toHaveCount(0)

  const reference = await send(api)
  expect(reference).toMatch(/^NT-/u)
  expect(await findDemoWords(siteUrl)).toEqual([])
})

/** Returns the reference of an inquiry made at the desk. */
async function send(api: DashboardApi): Promise<string> {
  const inquiry = { name: "Erika Muster", company: "Nordwerk", email: "e@nordwerk.example", text: "Bitte Angebot." }
  const response = await api.call("POST", "/request/desk", { ...inquiry, lang: "de", source: "phone" })
  return ((await response.json()) as { reference: string }).reference
}

/** Returns what of the demo company is found in any page, call or file that a visitor can reach. */
async function findDemoWords(siteUrl: string): Promise<string[]> {
  const paths = ["", "/gas-turbina", "/spare-parts", "/partners", "/careers", "/imprint", "/privacy-policy", "/contact"]
  const pages = ["", "/en", "/ru"].flatMap((prefix) =>
    [...paths, "/search?q=rotor", "/nowhere"].map((path) => prefix + path),
  )
  const calls = ["settings", "component/navbar", "page/home", "page/careers", "page/contact", "openapi.json"]
  const files = ["/robots.txt", "/sitemap.xml", "/sitemap-pages.xml", "/.well-known/security.txt", "/favicon.svg"]
  const found: string[] = []
  for (const path of [...pages, ...calls.map((call) => `/api/${call}`), ...files]) {
    const [match] = demoWords.exec(await (await fetch(`${siteUrl}${path || "/"}`)).text()) ?? []
    if (match) found.push(`${path}: ${match}`)
  }
  return found
}

test("no text of the program names the demo company", async () => {
  const files = globSync(["app/**/*.{ts,tsx}", "server/**/*.ts", "contract/**/*.ts"]).filter(
    (file) => !/\.test\.tsx?$/u.test(file),
  )
  expect(files.length).toBeGreaterThan(1_000)
  const naming: string[] = []
  for (const file of files) if (/Leinetal|Rosdorf|Росдорф/u.test(await readFile(file, "utf8"))) naming.push(file)
  expect(naming).toEqual([])
})
