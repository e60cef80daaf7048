/** Sort orders of parts; a minus reverses one. */
export const partSorts = ["number", "-number", "quantity", "-quantity", "description", "-description"] as const
export type PartSort = (typeof partSorts)[number]
