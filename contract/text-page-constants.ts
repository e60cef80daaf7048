/** Pages with images of their own. */
export const picturedPageLinks = ["careers", "gas-turbina"] as const
