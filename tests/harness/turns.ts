import process from "node:process"

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
