import { limits } from "#contract/limits.ts"

interface AskedPart {
  /** How many; null where nothing or no quantity is said. */
  quantity: number | null
  /** The number that was asked for, where it is not the one that is wanted. */
  asked: string | null
  /** The day by which it is needed, as YYYY-MM-DD. */
  by: string | null
}

/** Reads what the box of a part's page says besides the number, when it is sent without script. */
export function readAskedPart(parameters: URLSearchParams): AskedPart {
  const quantity = Number(parameters.get("quantity") ?? "")
  const asked = parameters.get("asked")?.trim().slice(0, limits.partNumber) ?? ""
  const by = parameters.get("by") ?? ""
  return {
    quantity: Number.isInteger(quantity) && quantity >= 1 && quantity <= limits.itemQuantity ? quantity : null,
    asked: asked === "" || asked === parameters.get("number") ? null : asked,
    by: /^\d{4}-\d\d-\d\d$/u.test(by) && !Number.isNaN(Date.parse(by)) ? by : null,
  }
}
