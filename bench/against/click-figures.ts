import { setTimeout as sleep } from "node:timers/promises"
import type { RawBrowser } from "#tests/harness/raw-browser/raw-browser.ts"
import { attempt } from "./attempt.ts"
import type { Figure } from "./compare.ts"
import { follow, noteShownPages } from "./shown-pages.ts"

const ways = [
  { from: "/", to: "/gas-turbina" },
  { from: "/service/3", to: "/contact" },
] as const
const settledMs = 2_500
const pointedAtMs = 1_000

/**
 * Returns the time from the click on a link to the painted heading of the next page, in browsers with and without
 * prerendering.
 */
export async function measureClicks(
  url: string,
  browsers: { usual: RawBrowser; plain: RawBrowser },
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { from, to } of ways)
    for (const [which, browser] of Object.entries(browsers))
      for (const pointedAt of [true, false]) {
        const how = `${pointedAt ? "pointed at" : "at once"}${which === "plain" ? ", without prerender" : ""}`
        const line = { name: `click from ${from} to ${to}, ${how}`, unit: "ms" }
        figures.push(...(await attempt([line], async () => [await clickTime(url, browser, { from, to, pointedAt })])))
      }
  return figures
}

async function clickTime(
  url: string,
  browser: RawBrowser,
  { from, to, pointedAt }: { from: string; to: string; pointedAt: boolean },
): Promise<number> {
  const tab = await browser.newTab({ initScript: noteShownPages })
  try {
    await tab.goto(url + from)
    await sleep(settledMs)
    if (pointedAt) {
      await tab.move(await tab.find(`a[href="${to}"]`))
      await sleep(pointedAtMs)
    }
    return (await follow(tab, to)).ms
  } finally {
    await tab.close()
  }
}
