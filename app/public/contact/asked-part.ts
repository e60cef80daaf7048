import { limits } from "#contract/limits.ts"
import { type PartNeeds, readNeeds } from "../part/part-needs.ts"

interface AskedPart extends PartNeeds {
  /** Quantity; null when missing or invalid. */
  quantity: number | null
  /** Number as requested, when different from the wanted one. */
  asked: string | null
}

/** Parses the query sent without script by the form of a part's page. */
export function readAskedPart(parameters: URLSearchParams): AskedPart {
  const quantity = Number(parameters.get("quantity") ?? "")
  const asked = parameters.get("asked")?.trim().slice(0, limits.partNumber) ?? ""
  return {
    quantity: Number.isInteger(quantity) && quantity >= 1 && quantity <= limits.itemQuantity ? quantity : null,
    asked: asked === "" || asked === parameters.get("number") ? null : asked,
    ...readNeeds(parameters),
  }
}
