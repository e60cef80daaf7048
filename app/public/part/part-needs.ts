import type { PublicTexts } from "../../i18n/public-texts.ts"

/** Documents that a part can be delivered with. */
export const partDocuments = ["inspection", "conformity", "origin"] as const

/** Fields of the form on a part's page besides number and quantity. */
export interface PartNeeds {
  /** Delivery date, as YYYY-MM-DD. */
  by: string | null
  documents: readonly (typeof partDocuments)[number][]
}

/** Reads the fields of the form; ignores everything invalid. */
export function readNeeds(fields: Pick<URLSearchParams | FormData, "get" | "getAll">): PartNeeds {
  const by = fields.get("by")
  const chosen = fields.getAll("document")
  return {
    by: typeof by === "string" && /^\d{4}-\d\d-\d\d$/u.test(by) && !Number.isNaN(Date.parse(by)) ? by : null,
    documents: partDocuments.filter((document) => chosen.includes(document)),
  }
}

/** Returns the needs in one line; "" for none. */
export function sayNeeds({ by, documents }: PartNeeds, texts: PublicTexts["partRequest"]): string {
  const names = documents.map((document) => texts.documentNames[document]).join(", ")
  return [by && texts.neededByNote(by), names && texts.documentsNote(names)].filter(Boolean).join("; ")
}
