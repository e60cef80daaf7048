import { unfollowedLinks } from "./followed-links.ts"

/** As `isFollowedAddress`, in the words of the browsers: URL patterns. */
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

/** The page's rules, as JSON: a link that is pointed at is made ready ("moderate"), where that costs no look into the database. */
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
