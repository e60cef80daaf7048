import { limits } from "#contract/limits.ts"

interface AskedPart {
  /** Quantity; null when missing or invalid. */
  quantity: number | null
  /** Number as requested, when different from the wanted one. */
  asked: string | null
  /** Requested delivery date, as YYYY-MM-DD. */
  by: string | null
}

/** Parses the query sent without script by the form of a part's page. */
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
