import type { Language } from "#contract/language.ts"
import { limits } from "#contract/limits.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { type PartNeeds, readNeeds } from "../part/part-needs.ts"
import type { ListedItem } from "../request-list/inquiry-item.ts"
import { loadLines } from "./load-lines.ts"

interface AskedPart {
  partnumber: string
  quantity: number
  /** Number as requested, when different from the wanted one. */
  asked_number?: string
}

/** Parses the query sent without script by the form of a part's page; null for another query. */
export function readAskedPart(parameters: URLSearchParams): AskedPart | null {
  const partnumber = parameters.get("number")?.trim() ?? ""
  const quantity = Number(parameters.get("quantity") ?? "")
  const written = parameters.get("asked")?.trim().slice(0, limits.partNumber) ?? ""
  const isQuantity = Number.isInteger(quantity) && quantity >= 1 && quantity <= limits.itemQuantity
  if (partnumber === "" || partnumber.length > limits.partNumber || !isQuantity) return null
  return { partnumber, quantity, ...(written === "" || written === partnumber ? {} : { asked_number: written }) }
}

/** Returns the item of that query, and what else its form asks for. */
export async function loadAskedPart(
  db: Database,
  parameters: URLSearchParams,
  language: Language,
): Promise<{ item: ListedItem; needs: PartNeeds } | null> {
  const part = readAskedPart(parameters)
  if (!part) return null
  const [item] = await loadLines(db, JSON.stringify([part]), language)
  return item ? { item, needs: readNeeds(parameters) } : null
}
