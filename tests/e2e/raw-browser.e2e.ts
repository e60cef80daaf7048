import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"
import { expect, test } from "@playwright/test"
import { launchRawBrowser } from "#tests/harness/raw-browser/raw-browser.ts"
import { slowPhone } from "#tests/harness/raw-browser/prepare-page.ts"
import { findWholeChromium } from "#tooling/chromium.ts"

const rules = JSON.stringify({ prerender: [{ where: { href_matches: "/*" }, eagerness: "moderate" }] })
const body = `<h1>Titel</h1><input><a href="/next">weiter</a><script type="speculationrules">${rules}</script>
  <script>addEventListener("pageshow", (event) => { fromCache = event.persisted })</script>`

async function openBrowser(options?: { prerender: boolean }) {
  const purposes: string[] = []
  const server = createServer((request, response) => {
    purposes.push([request.url, request.headers["sec-purpose"]].filter(Boolean).join(" "))
    response.setHeader("Content-Type", "text/html").end(`<!doctype html>${body}`)
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const executable = await findWholeChromium()
  if (!executable) throw new Error("no Chromium with a back/forward cache was found")
  const browser = await launchRawBrowser(executable, options)
  return {
    browser,
    purposes,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      await browser.close()
      server.closeAllConnections()
      server.close()
    },
  }
}

test("a raw browser shows the prerendered page and restores the previous one from its cache", async () => {
  await using opened = await openBrowser()
  const tab = await opened.browser.newTab({ initScript: "globalThis.isPrepared = true" })
  await tab.goto(`${opened.url}/first`)
  expect(await tab.evaluate("isPrepared")).toBe(true)
  await tab.click(await tab.find("input"))
  await tab.type("halb")
  const link = await tab.find("a")
  await tab.move(link)
  await expect.poll(() => opened.purposes).toContain("/next prefetch;prerender")
  await sleep(300)
  await tab.click(link)
  const activation = "performance.getEntriesByType('navigation')[0].activationStart"
  expect(await tab.waitFor<number>(`location.pathname === "/next" && ${activation}`)).toBeGreaterThan(0)
  expect(await tab.evaluate("isPrepared")).toBe(true)

  await tab.traverse(-1)
  await tab.waitFor('location.pathname === "/first"')
  expect(await tab.evaluate("[fromCache, document.querySelector('input').value]")).toEqual([true, "halb"])
  await tab.traverse(1)
  await tab.waitFor('location.pathname === "/next"')
})

test("a raw tab is throttled and does not prerender when configured so", async () => {
  await using opened = await openBrowser({ prerender: false })
  const tab = await opened.browser.newTab({ throttle: slowPhone })
  await tab.goto(`${opened.url}/first`)
  await tab.move(await tab.find("a"))
  await sleep(1_000)
  expect(opened.purposes.filter((purpose) => purpose.includes("prerender"))).toEqual([])
  const loaded = await tab.evaluate("performance.getEntriesByType('navigation')[0].domComplete")
  expect(loaded).toBeGreaterThan(slowPhone.latencyMs)
})
