import { type RouteConfig, index, route } from "@react-router/dev/routes"
import { recordScreens, textPageScreens } from "./dashboard/kinds.ts"

const publicRoutes = [
  index("public/home/page.tsx"),
  route("gas-turbina", "public/gas-turbina/page.tsx"),
  route("gas-turbina/models", "public/gas-turbina/models.ts"),
  route("service/:id", "public/service/page.tsx"),
  route("part-list/:id", "public/part-list/page.tsx"),
  route("part-list/:id/rows", "public/part-list/rows.ts"),
  route("parts/:id", "public/product/page.tsx"),
  route("part/:slug", "public/part/page.tsx"),
  route("spare-parts", "public/spare-parts/page.tsx"),
  route("partners", "public/partners/page.tsx"),
  route("careers", "public/careers/page.tsx"),
  route("imprint", "public/imprint/page.tsx"),
  route("privacy-policy", "public/privacy-policy/page.tsx"),
  route("contact", "public/contact/page.tsx"),
  route("search", "public/search/page.tsx"),
  route("r/:secret", "public/private-page/page.tsx"),
  route("*", "public/not-found/page.tsx"),
]

/**
 * Returns routes of a page for every path that only a public page knows. The router ranks by segments: without them
 * `/dashboard/service/1` would be a public page in a language called "dashboard".
 */
const otherPaths = (prefix: string, file: string, id: string) =>
  publicRoutes.flatMap(({ path }) => (path === undefined ? [] : route(prefix + path, file, { id: `${id} ${path}` })))

/** Returns the screens of each kind of record; a path of a list alone is the first screen of the dashboard. */
const recordRoutes = recordScreens.flatMap((screen) => {
  const file = `dashboard/${screen.kind}/screen.tsx`
  const id = `dashboard-${screen.kind}`
  return [
    screen.list === "" ? index(file, { id }) : route(screen.list, file, { id }),
    ...("record" in screen ? [route(`${screen.record}/:record`, file, { id: `${id}-record` })] : []),
  ]
})

// All routes. German is unprefixed, English and Russian are below /en and /ru.
export default [
  route("controller", "dashboard/sign-in/page.tsx"),
  route("controller/invite", "dashboard/sign-in/accept-page.tsx", { id: "invite" }),
  route("controller/reset", "dashboard/sign-in/accept-page.tsx", { id: "reset" }),
  route("controller/second-factor", "dashboard/account/second-factor-page.tsx"),
  ...otherPaths("controller/", "dashboard/sign-in/page.tsx", "controller-other"),
  route("dashboard", "dashboard/layout.tsx", [
    ...recordRoutes,
    ...textPageScreens.map(({ link, path }) =>
      route(path, "dashboard/text-page/screen.tsx", { id: `dashboard-${link}` }),
    ),
    route("page-part/:id", "dashboard/text-page/block-screen.tsx", { id: "dashboard-page-part" }),
    route("data/parts", "dashboard/part/page.tsx", { id: "dashboard-all-parts" }),
    route("spare/:id/grid", "dashboard/part/page.tsx", { id: "dashboard-group-parts" }),
    // The address before 2027.
    route("spare/:id/parts", "dashboard/part/page.tsx", { id: "dashboard-former-parts" }),
    route("data/import", "dashboard/import/page.tsx", { id: "dashboard-groups-import" }),
    route("spare/:id/import", "dashboard/import/page.tsx", { id: "dashboard-group-import" }),
    route("requests", "dashboard/inquiry/page.tsx"),
    route("requests/applications", "dashboard/application/page.tsx"),
    route("requests/templates", "dashboard/template/page.tsx"),
    route("requests/offer/:id", "dashboard/offer/page.tsx", { id: "dashboard-offer" }),
    route("demand", "dashboard/demand/page.tsx"),
    route("synonyms", "dashboard/synonym/page.tsx"),
    route("addresses", "dashboard/redirect/page.tsx"),
    route("pictures", "dashboard/picture/page.tsx"),
    route("drafts", "dashboard/publishing/page.tsx"),
    route("translations", "dashboard/translation/page.tsx"),
    route("account", "dashboard/account/page.tsx"),
    route("settings", "dashboard/settings/page.tsx"),
    route("settings/people", "dashboard/people/page.tsx"),
    route("settings/access-keys", "dashboard/access-key/page.tsx"),
    route("settings/health", "dashboard/finding/page.tsx"),
    route("settings/log", "dashboard/audit/page.tsx"),
    route("settings/person", "dashboard/person/page.tsx"),
    route("trash", "dashboard/trash/page.tsx"),
    route("backup", "dashboard/backup/page.tsx"),
    ...otherPaths("", "dashboard/product/screen.tsx", "dashboard-other"),
  ]),
  route(":lang?", "public/layout.tsx", { id: "site" }, publicRoutes),
] satisfies RouteConfig
