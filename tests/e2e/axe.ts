import { AxeBuilder } from "@axe-core/playwright"
import type { Page } from "@playwright/test"
import { expect } from "./fixtures.ts"

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** Asserts that axe finds nothing and nothing overflows sideways, on a desktop and on the narrowest screen. */
export async function expectAccessible(page: Page, ...widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: width > 1000 ? 800 : 640 })
    // Elements covered by the sticky bar would count as too small targets.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }))
    await expectNoFinding(page, `${page.url()} at ${width} px`)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect.soft(overflow, `${page.url()} sticks out at ${width} px`).toBe(0)
  }
}

async function expectNoFinding(page: Page, where: string): Promise<void> {
  // A single document: axe needs no second page to merge results, and a preview is checked at its own URL.
  const { violations } = await new AxeBuilder({ page })
    .options({ iframes: false })
    .withTags(tags)
    .setLegacyMode()
    .analyze()
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} – ${failureSummary}`),
  )
  expect.soft(findings, where).toEqual([])
}
