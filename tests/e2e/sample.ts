import process from "node:process"
import { walkShares } from "../../tooling/next-share.ts"

/**
 * Returns how far this run, numbered by TEST_SHARE, is in a walk: one further each run, and one more after eight. A file
 * that only every eighth run takes would otherwise get to the same share each time.
 */
function placeOf(env: NodeJS.ProcessEnv): number {
  const run = Number(env["TEST_SHARE"] ?? 1) - 1
  return (run % walkShares) + Math.floor(run / walkShares)
}

/**
 * Returns the share of a wide walk (every page, screen or state) in this run: everything in the long form, else an
 * eighth by TEST_SHARE. A `turn` lets walks over the same items take different shares in one run.
 */
export function sample<Item>(items: readonly Item[], turn = 0, env: NodeJS.ProcessEnv = process.env): Item[] {
  if (env["E2E_FORM"] === "long") return [...items]
  return items.filter((_item, index) => index % walkShares === (placeOf(env) + turn) % walkShares)
}

/**
 * Returns one of a few items (languages, forms) in this run, all of them in the long form; eight runs cover up to
 * eight.
 */
export function sampleOne<Item>(items: readonly Item[], turn = 0, env: NodeJS.ProcessEnv = process.env): Item[] {
  if (env["E2E_FORM"] === "long") return [...items]
  return items.filter((_item, index) => index === (placeOf(env) + turn) % items.length)
}
