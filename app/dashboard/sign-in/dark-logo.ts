import type { Settings } from "#contract/settings.ts"

/** Returns the address of the company's logo for dark ground; "" for that of the design. */
export const darkLogoOf = ({ images }: Pick<Settings, "images">): string => {
  const path = images.logo_dark || images.logo
  return path && `/${path}`
}
