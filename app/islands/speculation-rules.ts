/** Links that are never prerendered: files, other windows, other languages, and pagination. */
const unfollowedLinks = "[download], [target], .langs a, .pager a, [data-no-prerender]"

/**
 * Pages that are never prerendered: API calls, pictures, dashboard, search, part pages (not cached) and pages of one
 * visitor.
 */
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
