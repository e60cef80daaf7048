import { type RawBrowser, launchRawBrowser } from "#tests/harness/raw-browser/raw-browser.ts"
import type { RawTab } from "#tests/harness/raw-browser/raw-tab.ts"
import { findWholeChromium } from "#tooling/chromium.ts"
import { expect, test as base } from "./fixtures.ts"

/** A tab of Chromium as visitors have it: with back/forward cache and prerendering. */
const test = base.extend<{ tab: RawTab }, { rawBrowser: RawBrowser }>({
  rawBrowser: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
    async ({}, use) => {
      const path = await findWholeChromium()
      if (!path) throw new Error("These tests need the whole Chromium")
      const browser = await launchRawBrowser(path)
      await use(browser)
      await browser.close()
    },
    { scope: "worker" },
  ],
  tab: async ({ rawBrowser }, use) => {
    const tab = await rawBrowser.newTab()
    await use(tab)
    await tab.close()
  },
})

const isAt = (path: string) => `location.pathname === ${JSON.stringify(path)} && document.readyState === "complete"`
const valueOf = (selector: string) => `document.querySelector(${JSON.stringify(selector)}).value`

/** Navigates to another page and marks the left document: only the back/forward cache keeps the mark. */
async function leave(tab: RawTab): Promise<void> {
  await tab.evaluate(`window.isKept = true; document.querySelector(".main-menu a[href='/careers']").click()`)
  await tab.waitFor(isAt("/careers"))
}

test("going back restores the form, half typed", async ({ tab, siteUrl }) => {
  await tab.goto(`${siteUrl}/contact`)
  await tab.click(await tab.find("[name=name]"))
  await tab.type("Ada Mus")
  await tab.evaluate("document.querySelector('[name=text]').focus()")
  await tab.type("Dichtung")
  await leave(tab)
  await tab.traverse(-1)
  await tab.waitFor("window.isKept")
  expect(await tab.evaluate(valueOf("[name=name]"))).toBe("Ada Mus")
  expect(await tab.evaluate(valueOf("[name=text]"))).toBe("Dichtung")
  await tab.click(await tab.find("[name=name]"))
  await tab.type("ter")
  expect(await tab.evaluate(valueOf("[name=name]"))).toBe("Ada Muster")
})

test("going back and forward restores filter and position of a list", async ({ tab, siteUrl }) => {
  await tab.goto(`${siteUrl}/part-list/1`)
  await tab.click(await tab.find("#part-query"))
  await tab.type("9047")
  await tab.waitFor(`location.search === "?query=9047" && document.querySelector("table[aria-busy=false]") !== null`)
  const top = await tab.evaluate<number>(`(scrollTo({ top: 200, behavior: "instant" }), scrollY)`)
  expect(top).toBeGreaterThan(50)
  await leave(tab)
  await tab.traverse(-1)
  await tab.waitFor("window.isKept")
  expect(await tab.evaluate(valueOf("#part-query"))).toBe("9047")
  await tab.waitFor(`scrollY === ${top}`)
  await tab.traverse(1)
  await tab.waitFor(isAt("/careers"))
})

test("a hovered page is prerendered, and stores and requests nothing before it is shown", async ({ tab, siteUrl }) => {
  await tab.goto(`${siteUrl}/imprint`)
  const asked: string[] = []
  tab.listen(({ method, params }) => {
    if (method === "Network.requestWillBeSent") asked.push((params["request"] as { url: string }).url)
  })
  const link = await tab.find(".main-menu a[href='/gas-turbina']")
  await tab.move(link)
  await expect.poll(() => asked.some((url) => url.endsWith("/gas-turbina"))).toBe(true)
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  await tab.click(link)
  await tab.waitFor(isAt("/gas-turbina"))
  const started = `performance.getEntriesByType("navigation")[0].activationStart`
  expect(await tab.evaluate<number>(started)).toBeGreaterThan(0)
  expect(await tab.evaluate("localStorage.length + sessionStorage.length")).toBe(0)
  expect(asked.filter((url) => /\/(?:api|dashboard|controller)(?:\/|$)/u.test(url))).toEqual([])
})

test("a page prerendered for a signed-in person redirects only when shown, and requests nothing before", async ({
  tab,
  siteUrl,
}) => {
  await tab.goto(`${siteUrl}/imprint`)
  await tab.evaluate(`localStorage.setItem("access_token", "x".repeat(43))`)
  const asked: string[] = []
  const stop = tab.listen(({ method, params }) => {
    if (method === "Network.requestWillBeSent") asked.push((params["request"] as { url: string }).url)
  })
  const link = await tab.find(".main-menu a[href='/gas-turbina']")
  await tab.move(link)
  await expect.poll(() => asked.some((url) => url.endsWith("/gas-turbina"))).toBe(true)
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  expect(asked.filter((url) => /\/(?:api|dashboard|controller)(?:\/|$)/u.test(url))).toEqual([])
  stop()
  await tab.click(link)
  // Once shown, it redirects like every public page; this session is invalid.
  await tab.waitFor(`/^\\/(?:dashboard|controller)/.test(location.pathname)`)
})
