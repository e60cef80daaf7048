/** Who must have a second factor: nobody, owners, or everybody. */
export const secondFactorRules = ["off", "owners", "everybody"] as const
export type SecondFactorRule = (typeof secondFactorRules)[number]
