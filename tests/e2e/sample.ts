import process from "node:process"
import { positionOf } from "../harness/turns.ts"
import { walkShares } from "../../tooling/next-share.ts"

/** Without TEST_SHARE the first one. */
const positionIn = (env: NodeJS.ProcessEnv) => positionOf(env["TEST_SHARE"] ?? "1")

/**
 * Returns the share of a wide walk (every page, screen or state) in this run: everything in the long form, else an
 * eighth by TEST_SHARE. A `turn` lets walks over the same items take different shares in one run.
 */
export function sample<Item>(items: readonly Item[], turn = 0, env: NodeJS.ProcessEnv = process.env): Item[] {
  if (env["E2E_FORM"] === "long") return [...items]
  return items.filter((_item, index) => index % walkShares === (positionIn(env) + turn) % walkShares)
}

/**
 * Returns one of a few items (languages, forms) in this run, all of them in the long form; eight runs cover up to
 * eight.
 */
export function sampleOne<Item>(items: readonly Item[], turn = 0, env: NodeJS.ProcessEnv = process.env): Item[] {
  if (env["E2E_FORM"] === "long") return [...items]
  return items.filter((_item, index) => index === (positionIn(env) + turn) % items.length)
}
