export const catalogueKinds = ["none", "generated"] as const
