import process from "node:process"
import { walkShares } from "../../tooling/next-share.ts"

/**
 * Returns how far a run is in a walk: one further each run, one more after eight and another after 64. A file that only
 * every eighth or sixteenth run takes would otherwise get to the same shares each time.
 */
export function positionOf(share: string): number {
  const run = Number(share) - 1
  return (run % walkShares) + Math.floor(run / walkShares) + Math.floor(run / walkShares ** 2)
}

/**
 * Returns the names that this run leaves to others: each of `turns` runs in a row takes its part of them. TEST_SHARE
 * says which run it is; without it nothing is left out.
 */
export function notInTurn(names: readonly string[], turns: number, env: NodeJS.ProcessEnv = process.env): string[] {
  const share = env["TEST_SHARE"]
  if (share === undefined) return []
  const turn = (Number(share) - 1) % turns
  return names.filter((_name, index) => index % turns !== turn)
}
