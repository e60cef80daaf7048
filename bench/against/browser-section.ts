import { launchRawBrowser } from "#tests/harness/raw-browser/raw-browser.ts"
import { findWholeChromium } from "#tooling/chromium.ts"
import { measureBack } from "./back-figures.ts"
import { measureClicks } from "./click-figures.ts"
import { type Comparison, type Sides, compare, notMeasured } from "./compare.ts"
import { fetchLighthouse, lighthouseVersion, measureLighthouse } from "./lighthouse.ts"
import { measureFirstPress } from "./press-figures.ts"
import { measureRequests } from "./request-figures.ts"

interface Served {
  site: { url: string }
}
const noBrowser = "no Chromium with a back/forward cache was found"

/**
 * Measures in a visitor's browser: requests before touch, clicks to the next page, the first click, Back and Forward.
 */
export async function measureInBrowser<Side extends Served>(sides: Sides<Side>, rounds: number): Promise<Comparison[]> {
  const chromium = await findWholeChromium()
  if (!chromium) return [notMeasured(`clicks, presses, Back, requests: ${noBrowser}`)]
  const usual = await launchRawBrowser(chromium)
  const plain = await launchRawBrowser(chromium, { prerender: false })
  try {
    return [
      // The requests of an untouched page do not depend on the clock.
      ...(await compare(sides, 1, ({ site }) => measureRequests(site.url, usual), { warmUp: 0 })),
      ...(await compare(sides, rounds, ({ site }) => measureClicks(site.url, { usual, plain }))),
      ...(await compare(sides, rounds, ({ site }) => measureFirstPress(site.url, usual))),
      ...(await compare(sides, rounds, ({ site }) => measureBack(site.url, usual))),
    ]
  } finally {
    await usual.close()
    await plain.close()
  }
}

/** Measures with Lighthouse's mobile preset, downloaded for this run. */
export async function measureWithLighthouse<Side extends Served>(
  sides: Sides<Side>,
  rounds: number,
  folder: string,
): Promise<Comparison[]> {
  const chromium = await findWholeChromium()
  if (!chromium) return [notMeasured(`Lighthouse: ${noBrowser}`)]
  const script = await fetchLighthouse(folder)
  if (!script) return [notMeasured(`Lighthouse: the registry did not give ${lighthouseVersion}`)]
  const measure = ({ site }: Side) => measureLighthouse(site.url, { script, chromium, folder })
  return compare(sides, rounds, measure, { warmUp: 0 })
}
