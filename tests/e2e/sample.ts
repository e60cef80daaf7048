import process from "node:process"

const apart = 3

/**
 * The wide walks (every page, screen or state through the same examination) take one of three in the ordinary run, another third for
 * another `turn`; `npm test -- e2e --long` takes all.
 */
export function sample<Item>(items: readonly Item[], turn = 0): Item[] {
  return items.filter((_item, index) => process.env["E2E_FORM"] === "long" || index % apart === turn % apart)
}
