import { type RouteConfig, index, route } from "@react-router/dev/routes"

// The whole address table. German lives at the plain address, English and Russian below /en and /ru.
export default [
  route("controller", "dashboard/sign-in/page.tsx"),
  route("dashboard", "dashboard/layout.tsx", [
    index("dashboard/products/page.tsx", { id: "dashboard-home" }),
    route("product/:id", "dashboard/product/page.tsx"),
    route("categories", "dashboard/categories/page.tsx"),
    route("partners", "dashboard/partners/page.tsx"),
    route("services", "dashboard/services/page.tsx"),
    route("services/:id", "dashboard/service/page.tsx"),
    route("data", "dashboard/spares/page.tsx"),
    route("spare/:id", "dashboard/spare/page.tsx"),
    route("requests", "dashboard/requests/page.tsx"),
    route("gas-turbina", "dashboard/text-page/page.tsx", { id: "dashboard-gas-turbina" }),
    route("privacy-policy", "dashboard/text-page/page.tsx", { id: "dashboard-privacy-policy" }),
    route("careers", "dashboard/text-page/page.tsx", { id: "dashboard-careers" }),
    route("contact", "dashboard/text-page/page.tsx", { id: "dashboard-contact" }),
    route("trash", "dashboard/trash/page.tsx"),
    route("*", "dashboard/products/page.tsx", { id: "dashboard-other" }),
  ]),
  route(":lang?", "public/layout.tsx", { id: "site" }, [
    index("public/home/page.tsx"),
    route("gas-turbina", "public/gas-turbina/page.tsx"),
    route("service/:id", "public/service/page.tsx"),
    route("part-list/:id", "public/part-list/page.tsx"),
    route("parts/:id", "public/product/page.tsx"),
    route("spare-parts", "public/spare-parts/page.tsx"),
    route("partners", "public/partners/page.tsx"),
    route("careers", "public/careers/page.tsx"),
    route("imprint", "public/imprint/page.tsx"),
    route("privacy-policy", "public/privacy-policy/page.tsx"),
    route("contact", "public/contact/page.tsx"),
    route("search", "public/search/page.tsx"),
    route("*", "public/not-found/page.tsx"),
  ]),
] satisfies RouteConfig
