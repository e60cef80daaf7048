import { expect, test } from "./fixtures.ts"
import { inEachLanguage, languages, localPath, openHydrated, publicPages, texts } from "./public-pages.ts"
import { sample, sampleOne } from "./sample.ts"

test("the languages stay visible when the page is scrolled", async ({ page }) => {
  for (const width of [1440, 1200, 768]) {
    await page.setViewportSize({ width, height: 800 })
    await openHydrated(page, "/ru/service/3")
    await page.evaluate(() => window.scrollTo(0, 900))
    for (const name of ["DE Deutsch", "EN English", "RU Русский"])
      await expect(page.getByRole("banner").getByRole("link", { name })).toBeInViewport({ ratio: 1 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 360, height: 700 })
  await page.getByRole("button", { name: "RU: Язык, Русский" }).click()
  await page.getByRole("dialog").getByRole("link", { name: "English" }).click()
  await expect(page).toHaveURL(/\/en\/service\/3(?:-[a-z\d-]+)?$/u)
})

test("in a low window bars take less than a fifth of it", async ({ page }) => {
  for (const [path, width, height] of [
    ["/part-list/1", 720, 400],
    ["/part-list/1", 1280, 420],
    ["/service/3", 720, 400],
  ] as const) {
    await page.setViewportSize({ width, height })
    await openHydrated(page, path)
    await page.evaluate(() => window.scrollTo(0, 700))
    const covered = await page.evaluate(() => {
      const free = [...Array(window.innerHeight).keys()].filter((y) => {
        const element = document.elementFromPoint(window.innerWidth / 2, y)
        for (let at: Element | null = element; at; at = at.parentElement)
          if (["sticky", "fixed"].includes(getComputedStyle(at).position)) return false
        return true
      })
      return 1 - free.length / window.innerHeight
    })
    expect.soft(covered, `${path} in ${width} × ${height} px`).toBeLessThan(0.2)
  }
})

test("on a phone no breadcrumb stands alone on a line", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 })
  const pages = inEachLanguage([...publicPages.filter((other) => other !== "/"), "/parts/95"])
  for (const { path, language } of sample(pages, 4)) {
    await page.goto(localPath(language, path))
    const tops = await page
      .locator(".crumbs > a:visible")
      .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)))
    const last = tops.at(-1)
    if (tops.length > 1) expect.soft(tops.filter((top) => top === last).length, page.url()).toBeGreaterThan(1)
    await expect(page.locator(".crumbs [aria-current=page]")).not.toHaveText("")
  }
})

test("every assembly links to its service", async ({ page, siteUrl }) => {
  for (const language of sampleOne(languages, 1)) {
    await page.goto(localPath(language, "/gas-turbina"))
    for (const assembly of await page.locator(".gt-block").all()) {
      const link = assembly.getByRole("link")
      await expect(link).toHaveCount(1)
      const path = (await link.getAttribute("href")) ?? ""
      expect(path).toMatch(new RegExp(`^${localPath(language, "/service/")}\\d+$`, "u"))
      expect((await fetch(siteUrl + path)).status).toBe(200)
    }
    await expect(page.locator(".gt-block")).toHaveCount(4)
  }
})

test("a table without any power has no column for it", async ({ page }) => {
  await openHydrated(page, "/gas-turbina")
  const heads = page.getByRole("table").getByRole("columnheader")
  await expect(heads.filter({ hasText: "Leistung" })).toHaveCount(1)
  await page.getByRole("tab", { name: /^Leittechnik/u }).click()
  await expect(page.getByRole("link", { name: "Mark VIe", exact: true })).toBeVisible()
  await expect(heads.filter({ hasText: "Leistung" })).toHaveCount(0)
  await expect(heads.filter({ hasText: "Modell" })).toHaveCount(1)
})

test("the footer links to all services and all parts", async ({ page }) => {
  for (const language of sampleOne(languages, 2)) {
    const { layout } = texts[language]
    await openHydrated(page, localPath(language, "/imprint"))
    const footer = page.getByRole("contentinfo")
    await expect(footer.getByRole("link", { name: layout.allSpareParts })).toBeVisible()
    await footer.getByRole("link", { name: layout.allServices }).click()
    await expect(page).toHaveURL(new RegExp(`${localPath(language, "/")}#services$`, "u"))
    await expect(page.locator("#services")).toBeInViewport()
    await expect(page.locator("#services .service-list > li")).toHaveCount(13)
  }
})

test("the spare-parts heading is below every group, the catalogue where there is one", async ({ page }) => {
  for (const [id, catalogues] of [1, 1, 0, 0, 0].entries()) {
    await page.goto(`/part-list/${id + 1}`)
    await expect(
      page.getByRole("main").getByRole("heading", { level: 2, name: "Ersatzteile", exact: true }),
    ).toBeVisible()
    await expect(page.getByRole("link", { name: "Katalog herunterladen" })).toHaveCount(catalogues)
  }
})

test("all pictures of a service come before its text", async ({ page }) => {
  let several = 0
  for (let id = 1; id <= 13; id++) {
    await page.goto(`/service/${id}`)
    const main = page.locator(".serv-main")
    const order = await main.evaluate((element) =>
      [...element.querySelectorAll("img, .rich")].map((part) => (part.matches("img") ? "picture" : "text")),
    )
    expect(order.filter((part) => part === "text")).toHaveLength(1)
    expect(order.at(-1), `service ${id}`).toBe("text")
    if (order.length > 2) several++
  }
  expect(several).toBeGreaterThan(0)
})

test("a Russian word keeps its comma on its line", async ({ page }) => {
  for (const width of [320, 360])
    for (const path of ["/ru/gas-turbina", "/ru/spare-parts"]) {
      await page.setViewportSize({ width, height: 700 })
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      const lines = await page.locator(".models .model-type").evaluateAll((cells) =>
        cells.flatMap((cell) => {
          const text = cell.firstChild
          const end = text?.textContent?.indexOf(",") ?? -1
          if (!text || !text.textContent?.startsWith("Авиапроизводная,")) return []
          const range = document.createRange()
          range.setStart(text, 0)
          range.setEnd(text, end + 1)
          return new Set([...range.getClientRects()].map(({ top }) => top)).size
        }),
      )
      expect(lines.length).toBeGreaterThan(3)
      expect.soft(new Set(lines), `${path} at ${width} px`).toEqual(new Set([1]))
    }
})
