import { type PartNeeds, partDocuments, urgencies } from "#contract/part-needs.ts"

/** Reads what the form of a part's page says besides number and quantity; ignores everything invalid. */
export function readNeeds(fields: Pick<URLSearchParams | FormData, "get" | "getAll">): PartNeeds {
  const by = fields.get("by")
  const chosen = fields.getAll("document")
  return {
    urgency: urgencies.find((urgency) => urgency === fields.get("urgency")) ?? null,
    by: typeof by === "string" && /^\d{4}-\d\d-\d\d$/u.test(by) && !Number.isNaN(Date.parse(by)) ? by : null,
    documents: partDocuments.filter((document) => chosen.includes(document)),
  }
}
