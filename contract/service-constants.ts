export const servicePlaces = ["workshop", "site", "remote", "delivery"] as const
