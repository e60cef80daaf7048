import { setTimeout as sleep } from "node:timers/promises"
import type { RawBrowser } from "#tests/harness/raw-browser/raw-browser.ts"
import type { RawTab } from "#tests/harness/raw-browser/raw-tab.ts"
import { attempt } from "./attempt.ts"
import type { Figure } from "./compare.ts"
import { follow, heading, noteShownPages, shownAt } from "./shown-pages.ts"

const settledMs = 1_500
const next = "/gas-turbina"
const filter = "part"
const scrolledPx = 300

/**
 * Returns what Back and Forward restore of a half-typed form, a filter and the scroll position, and how long they take.
 */
export async function measureBack(url: string, browser: RawBrowser): Promise<Figure[]> {
  const form = [
    { name: "Back to /contact: typed fields kept", unit: "of 2" },
    { name: "Back to /contact", unit: "ms" },
    { name: "Forward from /contact", unit: "ms" },
  ]
  const list = [
    { name: "Back to /part-list/1: filter kept", unit: "of 1" },
    { name: "Back to /part-list/1: scroll position off by", unit: "px" },
    { name: "Back to /part-list/1", unit: "ms" },
    { name: "Forward from /part-list/1", unit: "ms" },
  ]
  return [
    ...(await attempt(form, () => inTab(browser, `${url}/contact`, backToForm))),
    ...(await attempt(list, () => inTab(browser, `${url}/part-list/1`, backToList))),
  ]
}

async function inTab(browser: RawBrowser, url: string, measure: (tab: RawTab) => Promise<number[]>): Promise<number[]> {
  const tab = await browser.newTab({ initScript: noteShownPages })
  try {
    await tab.goto(url)
    await sleep(settledMs)
    return await measure(tab)
  } finally {
    await tab.close()
  }
}

async function backToForm(tab: RawTab): Promise<number[]> {
  const typed = { name: "Ada Lindt", company: "Halb AG" }
  for (const [name, text] of Object.entries(typed)) {
    const field = `main input[name="${name}"]`
    await tab.evaluate(`document.querySelector('${field}').scrollIntoView({ block: "center", behavior: "instant" })`)
    await tab.click(await tab.find(field))
    await tab.type(text)
  }
  await tab.evaluate('scrollTo({ top: 0, behavior: "instant" })')
  const { left } = await follow(tab, next)
  await sleep(settledMs)
  const back = await traverse(tab, -1, "/contact", await heading(tab))
  await sleep(settledMs)
  const values = await tab.evaluate<string[]>(
    `${JSON.stringify(Object.keys(typed))}.map((name) => document.querySelector(\`main input[name="\${name}"]\`)?.value)`,
  )
  const kept = Object.values(typed).filter((text, index) => values[index] === text).length
  return [kept, back, await traverse(tab, 1, next, left)]
}

async function backToList(tab: RawTab): Promise<number[]> {
  const query = "#part-query"
  await tab.evaluate(`document.querySelector("${query}").scrollIntoView({ block: "center", behavior: "instant" })`)
  const field = await tab.find(query)
  await tab.click(field)
  await tab.type(filter)
  await tab.waitFor(`new URLSearchParams(location.search).get("query") === "${filter}"`)
  await sleep(settledMs)
  await tab.wheel(field, scrolledPx)
  await sleep(settledMs)
  const scrolled = await tab.evaluate<number>("scrollY")
  const { left } = await follow(tab, next)
  await sleep(settledMs)
  const back = await traverse(tab, -1, "/part-list/1", await heading(tab))
  await sleep(settledMs)
  const [value, position] = await tab.evaluate<[string, number]>(
    `[document.querySelector("${query}")?.value ?? "", scrollY]`,
  )
  const forward = await traverse(tab, 1, next, left)
  return [value === filter ? 1 : 0, Math.abs(position - scrolled), back, forward]
}

async function traverse(tab: RawTab, delta: -1 | 1, path: string, left: string): Promise<number> {
  const begin = Date.now()
  await tab.traverse(delta)
  return (await shownAt(tab, path, begin, left)) - begin
}
