/** Pictures of the company: its logo for light and for dark ground, and the icon of browser tabs. */
export const companyImages = ["logo", "logo_dark", "favicon"] as const
export type CompanyImage = (typeof companyImages)[number]

/** Returns one value for each of them. */
export function mapCompanyImages<Value>(make: (name: CompanyImage) => Value): Record<CompanyImage, Value> {
  const [logo, logo_dark, favicon] = [make("logo"), make("logo_dark"), make("favicon")]
  return { logo, logo_dark, favicon }
}

export const companyImageBytes = 1_048_576
/** Shortest side in px. */
export const companyImageSide = 64
