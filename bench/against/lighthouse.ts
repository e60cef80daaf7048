import { mkdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import process from "node:process"
import { run, runNode } from "#tooling/child.ts"
import { attempt } from "./attempt.ts"
import type { Figure } from "./compare.ts"
import { visited } from "./visited-pages.ts"

/** Downloaded for a run only: a third of a gigabyte of packages that nothing else needs. */
export const lighthouseVersion = "lighthouse@13.5.0"
const categories = ["performance", "accessibility", "best-practices", "seo"] as const
const audits = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  "main thread": "mainthread-work-breakdown",
} as const

export interface LighthouseReport {
  runtimeError?: { message: string }
  categories: Record<string, { score: number | null } | undefined>
  audits: Record<string, { numericValue?: number } | undefined>
}

/** Returns the script that runs Lighthouse, or null when the registry does not provide it. */
export async function fetchLighthouse(folder: string): Promise<string | null> {
  const home = join(folder, "lighthouse")
  mkdirSync(home)
  const flags = ["--no-audit", "--no-fund", "--loglevel=error", "--ignore-scripts", "--fetch-retries=1"]
  const { code, output } = await run("npm", ["install", "--prefix", home, ...flags, lighthouseVersion], { cwd: home })
  if (code === 0) return join(home, "node_modules/lighthouse/cli/index.js")
  console.error(`${lighthouseVersion} could not be installed:\n${output}`)
  return null
}

/** Runs Lighthouse's mobile preset once on each page. */
export async function measureLighthouse(
  url: string,
  { script, chromium, folder }: { script: string; chromium: string; folder: string },
): Promise<Figure[]> {
  const figures: Figure[] = []
  const file = join(folder, "lighthouse.json")
  for (const path of visited) {
    const lines = [
      ...categories.map((category) => ({ name: `Lighthouse ${path}, ${category}`, unit: "of 100" })),
      ...Object.keys(audits).map((audit) => ({ name: `Lighthouse ${path}, ${audit}`, unit: "ms" })),
    ]
    figures.push(...(await attempt(lines, () => runOnce(url + path, { script, chromium, file }))))
  }
  return figures
}

async function runOnce(
  url: string,
  { script, chromium, file }: { script: string; chromium: string; file: string },
): Promise<number[]> {
  const sandbox = process.getuid?.() === 0 ? " --no-sandbox" : ""
  const quiet = "--no-first-run --disable-background-networking --disable-component-update --disable-sync"
  const { code, output } = await runNode(
    [
      script,
      url,
      "--quiet",
      "--no-enable-error-reporting",
      `--only-categories=${categories.join(",")}`,
      "--output=json",
      `--output-path=${file}`,
      `--chrome-flags=--headless=new ${quiet}${sandbox}`,
    ],
    { env: { CHROME_PATH: chromium } },
  )
  if (code !== 0) throw new Error(output)
  return lighthouseFigures(JSON.parse(readFileSync(file, "utf8")) as LighthouseReport)
}

/** Returns scores of 100 by category, then times in milliseconds, in the order of the lines. */
export function lighthouseFigures({ runtimeError, categories: scores, audits: found }: LighthouseReport): number[] {
  if (runtimeError) throw new Error(runtimeError.message)
  return [
    ...categories.map((category) => (scores[category]?.score ?? Number.NaN) * 100),
    ...Object.values(audits).map((audit) => found[audit]?.numericValue ?? Number.NaN),
  ]
}
