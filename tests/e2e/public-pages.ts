import { globSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import { textsByLanguage } from "#app/i18n/by-language.ts"
import type { PublicTexts } from "#app/i18n/public-texts.ts"
import { localPath } from "#contract/language.ts"
import { root } from "#tooling/root.ts"

export { localPath }
export const languages = ["de", "en", "ru"] as const

// The site's own glob is one of the bundler.
const files = globSync("app/i18n/*/??.ts", { cwd: root })
const modules = await Promise.all(
  files.map(async (file): Promise<[string, Partial<PublicTexts>]> => [file, await import(join(root, file))]),
)
export const texts = textsByLanguage<PublicTexts>(Object.fromEntries(modules))

/** One URL of every public page. */
export const publicPages = [
  "/",
  "/gas-turbina",
  "/service/3",
  "/part-list/1",
  "/part/9035m58g02",
  "/parts/1",
  "/spare-parts",
  "/partners",
  "/careers",
  "/imprint",
  "/privacy-policy",
  "/contact",
  "/search?q=9047M11",
]

/** Returns every page in every language. */
export const inEachLanguage = (paths: readonly string[]) =>
  paths.flatMap((path) => languages.map((language) => ({ path, language })))

/** Opens a page and waits until it is hydrated; before that a click is the browser's own. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilHydrated(page)
}

/** Touches the page, as every visitor does, and waits until the islands started by touch are hydrated. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset["alive"] !== undefined)
  await page.evaluate(() => window.dispatchEvent(new Event("pointermove")))
  await page.waitForFunction(() => document.querySelector("x-island[start*=touch]:not([data-alive])") === null)
  // What listens to keys is set up after the first painting.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
}
