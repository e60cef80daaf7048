// `npm run pictures`: screenshots of site and dashboard for the README, from the demo content.
import { mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Page, chromium } from "@playwright/test"
import sharp from "sharp"
import { signIn } from "../bench/admin-calls.ts"
import { createSiteFigures } from "../bench/site-figures.ts"
import { type Site, startSite } from "#tests/e2e/site-process.ts"
import { buildIfChanged } from "./build.ts"
import { findChromium } from "./chromium.ts"
import { root } from "./root.ts"

const folder = join(root, "docs/pictures")
const maxBytes = 400_000
const view = { width: 1_280, height: 800 }

const pictures = [
  { name: "site", path: "/", ready: "main h1" },
  { name: "dashboard", path: "/dashboard/services/3", ready: "main .trio textarea" },
] as const

/** Returns the exit code: 1 without a browser, after a failed build or for too large pictures. */
export async function makeReadmePictures(): Promise<number> {
  const executablePath = await findChromium()
  if (!executablePath || (await buildIfChanged()) !== 0) return 1
  const dataDir = mkdtempSync(join(tmpdir(), "turbine-pictures-"))
  const figures = await createSiteFigures()
  const site = await startSite(dataDir, figures.env)
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] })
  try {
    await figures.picturesMade()
    const context = await browser.newContext({ viewport: view, deviceScaleFactor: 1.5, locale: "de-DE" })
    const page = await context.newPage()
    let total = 0
    for (const picture of pictures) total += await takePicture(page, site, picture)
    console.log(`${Math.round(total / 1024)} KB in docs/pictures`)
    return total <= maxBytes ? 0 : 1
  } finally {
    await browser.close()
    await site.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function takePicture(page: Page, site: Site, { name, path, ready }: (typeof pictures)[number]): Promise<number> {
  if (path.startsWith("/dashboard")) {
    const { token } = await signIn(site)
    await page.evaluate((value) => localStorage.setItem("access_token", value), token)
  }
  await page.goto(site.url + path)
  await page.locator(ready).first().waitFor()
  await page.waitForLoadState("networkidle")
  const file = join(folder, `${name}.webp`)
  mkdirSync(folder, { recursive: true })
  await sharp(await page.screenshot())
    .webp({ quality: 82, effort: 6 })
    .toFile(file)
  return statSync(file).size
}
