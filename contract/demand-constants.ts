/** Origin of an unanswered request: search, pasted list, address of a part's page, inquiry. */
export const demandKinds = ["search", "paste", "page", "inquiry"] as const
export type DemandKind = (typeof demandKinds)[number]
