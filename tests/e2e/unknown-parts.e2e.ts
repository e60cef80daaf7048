import type { DemandBoard } from "#contract/demand.ts"
import { openHydrated } from "./public-pages.ts"
import { expect, test } from "./signed-in.ts"

// Visitors of the day are known per process: several processes would count the same one repeatedly.
const oneProcess = { tag: "@one-process" }

const firefox = "Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0"
const chrome = "Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0"
const robot = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"

test("pages of unknown numbers are on the demand board once per visitor", oneProcess, async ({ api, siteUrl }) => {
  const visit = async (path: string, agent: string, more: Record<string, string> = {}, method = "GET") => {
    const headers = { "User-Agent": agent, "Accept-Language": "de", ...more }
    expect((await fetch(siteUrl + path, { method, headers })).status, path).toBe(404)
  }
  await visit("/part/qz-411-x", firefox)
  await visit("/part/QZ411X", firefox)
  await visit("/en/part/qz-411-x", chrome)
  await visit("/ru/part/qz-412-y", firefox)
  await visit("/part/qz-413-a", firefox, {}, "HEAD")
  await visit("/part/qz-414-b", robot)
  await visit("/part/qz-415-c", firefox, { "Sec-Purpose": "prefetch" })
  await visit("/part/qz-416-d", firefox, { Purpose: "prefetch" })
  await visit("/part/qz-417-e", firefox, { "Sec-Purpose": "prefetch;prerender" })
  // Counts are written in order, so all before the last one are on the board too.
  await visit("/part/qz-499-z", firefox)
  const readTerms = async () => {
    const { items } = await api.get<DemandBoard>("/demand?kind=page")
    // Other tests visit the same site.
    return items
      .filter(({ term }) => term.startsWith("QZ-"))
      .map(({ term, kinds, languages }) => [term, kinds.page, languages.join(" ")])
      .toSorted((a, b) => String(a[0]).localeCompare(String(b[0])))
  }
  await expect.poll(readTerms).toContainEqual(["QZ-499-Z", 1, "de"])
  expect(await readTerms()).toEqual([
    ["QZ-411-X", 2, "de en"],
    ["QZ-412-Y", 1, "ru"],
    ["QZ-499-Z", 1, "de"],
  ])
})

test("of a pasted mail only the part numbers are on the demand board", oneProcess, async ({ page, api }) => {
  const mail = ["Ihre Kundennummer: K102938", "1. QY-411-X 4 Stück", "Auftrag-Nr. AU2024/1187", "QY-412-Y 2 Stück"]
  await openHydrated(page, "/contact")
  await page.getByText("Teilenummern einfügen").click()
  await page.getByRole("textbox", { name: "Teilenummern, als Text oder Spalte aus Excel" }).fill(mail.join("\n"))
  await page.getByRole("button", { name: "Nummern prüfen" }).click()
  const readTerms = async () => (await api.get<DemandBoard>("/demand?kind=paste")).items.map(({ term }) => term)
  await expect.poll(readTerms).toContain("QY-412-Y")
  expect((await readTerms()).filter((term) => /QY|K10|2024/u.test(term))).toEqual(["QY-411-X", "QY-412-Y"])
})
