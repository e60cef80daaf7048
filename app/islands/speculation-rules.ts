import { unfollowedLinks } from "./followed-links.ts"

/** Same as `isFollowedAddress`, as URL patterns. */
export const unfollowedAddresses = [
  "/api/*",
  "/media/*",
  "/dashboard",
  "/dashboard/*",
  "/controller",
  "/controller/*",
  "/part/*",
  "/*/part/*",
  "/*\\?*(^|&)q=*",
  "/*\\?*(^|&)query=*",
  "/*\\?*(^|&)sent=*",
]

/**
 * Speculation rules of the page as JSON: a hovered link is prerendered ("moderate"), if that needs no database query.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: unfollowedAddresses } },
          { not: { selector_matches: unfollowedLinks } },
        ],
      },
      eagerness: "moderate",
    },
  ],
})
