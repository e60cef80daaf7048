import process from "node:process"

const apart = 4

/**
 * Returns what a wide walk (every page, screen or state through the same examination) takes in this run: everything in the long form, else
 * the quarter that E2E_QUARTER names, 1 to 4. A `turn` lets walks over the same items take different quarters in one run.
 */
export function sample<Item>(items: readonly Item[], turn = 0, env: NodeJS.ProcessEnv = process.env): Item[] {
  if (env["E2E_FORM"] === "long") return [...items]
  const first = Number(env["E2E_QUARTER"] ?? 1) - 1
  return items.filter((_item, index) => index % apart === (first + turn) % apart)
}
