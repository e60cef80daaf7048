import process from "node:process"

const apart = 4

/**
 * The wide walks (every page, screen or state through the same examination) take one of four in the ordinary run, others for
 * another `turn`; `npm test -- e2e --long` takes all.
 */
export function sample<Item>(items: readonly Item[], turn = 0): Item[] {
  return items.filter((_item, index) => process.env["E2E_FORM"] === "long" || index % apart === turn % apart)
}
