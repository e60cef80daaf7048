/** Pages whose texts are stored, in the order of the dashboard's menu. */
export const textPageLinks = [
  "home",
  "spare-parts",
  "partners",
  "gas-turbina",
  "privacy-policy",
  "careers",
  "contact",
  "imprint",
] as const
export type TextPageLink = (typeof textPageLinks)[number]

/** Returns the path of a stored page, without language prefix. */
export const textPagePath = (link: string): `/${string}` => (link === "home" ? "/" : `/${link}`)

/** Pages with images of their own: banner, hero or content. */
export const picturedPageLinks = [
  "home",
  "spare-parts",
  "partners",
  "gas-turbina",
  "careers",
  "contact",
  "imprint",
] as const satisfies readonly TextPageLink[]

/** Pages with blocks. */
export const blockPageLinks = ["home", "gas-turbina"] as const satisfies readonly TextPageLink[]

/** A figure is a value, its title, and what it says, its description. */
export const blockKinds = ["text", "figure"] as const

/** Where the link below a block may lead: a page of the site, or the services on the home page. */
export const blockTargets = ["", "services", "spare-parts", "gas-turbina", "partners", "careers", "contact"] as const

export const mostFigures = 4
/** Pictures of the home page that change. */
export const mostSlides = 4
