import { AxeBuilder } from "@axe-core/playwright"
import type { Page } from "@playwright/test"
import { expect } from "./fixtures.ts"

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** No finding of axe and nothing that sticks out to the side, on a desk's screen and on the narrowest one. */
export async function expectAccessible(page: Page, ...widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: width > 1000 ? 800 : 640 })
    // What the sticky bar happens to cover would count as too small to hit.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }))
    await expectNoFinding(page, `${page.url()} at ${width} px`)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect.soft(overflow, `${page.url()} sticks out at ${width} px`).toBe(0)
  }
}

async function expectNoFinding(page: Page, where: string): Promise<void> {
  // One document: it needs no second page to gather its findings, and a previewed page is examined at its own address.
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
