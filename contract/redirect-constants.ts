export const redirectLimits = { address: 500, csvBytes: 2_097_152, csvRows: 5_000, most: 20_000 } as const

export const redirectOrigins = ["hand", "import"] as const
export type RedirectOrigin = (typeof redirectOrigins)[number]

/** Maximum addresses per look-up. */
export const maxLinksChecked = 200

/** `unused` was never requested; `broken` targets a missing page. */
export const redirectFilters = ["all", ...redirectOrigins, "unused", "broken"] as const

/** Results of a row in an import; those of the second list are not written. */
const writtenOutcomes = ["new", "changed", "shortened"] as const

export const leftOutOutcomes = ["unknown_target", "double", "circle", "living", "unreadable"] as const

export const redirectOutcomes = [...writtenOutcomes, "unchanged", ...leftOutOutcomes] as const
export type RedirectOutcome = (typeof redirectOutcomes)[number]
