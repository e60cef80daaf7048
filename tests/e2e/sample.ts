import process from "node:process"
import { shares } from "../../tooling/next-share.ts"

/**
 * Returns the share of a wide walk (every page, screen or state) in this run: everything in the long form, else the
 * share in TEST_SHARE, 1 to 8. A `turn` lets walks over the same items take different shares in one run.
 */
export function sample<Item>(items: readonly Item[], turn = 0, env: NodeJS.ProcessEnv = process.env): Item[] {
  if (env["E2E_FORM"] === "long") return [...items]
  const first = Number(env["TEST_SHARE"] ?? 1) - 1
  return items.filter((_item, index) => index % shares === (first + turn) % shares)
}

/**
 * Returns one of a few items (languages, forms) in this run, all of them in the long form; eight runs cover up to
 * eight.
 */
export function sampleOne<Item>(items: readonly Item[], turn = 0, env: NodeJS.ProcessEnv = process.env): Item[] {
  if (env["E2E_FORM"] === "long") return [...items]
  const first = Number(env["TEST_SHARE"] ?? 1) - 1
  return items.filter((_item, index) => index === (first + turn) % items.length)
}
