/** How much time a plant has; of a part's request. */
export const urgencies = ["planned", "overhaul", "standstill"] as const
export type Urgency = (typeof urgencies)[number]

/** Documents that a part can be delivered with. */
export const partDocuments = ["inspection", "conformity", "origin"] as const
export type PartDocument = (typeof partDocuments)[number]

export interface PartNeeds {
  urgency: Urgency | null
  /** Delivery date, as YYYY-MM-DD. */
  by: string | null
  documents: readonly PartDocument[]
}
