import { navbarSchema } from "#contract/navbar.ts"
import { routes } from "#server/api-kit/routes.ts"
import { readNavbar } from "./store.ts"

export const navbarApi = routes("Navigation", { needs: "open" }).call(
  "GET /navbar",
  { summary: "What the navigation shows", returns: navbarSchema, cached: true },
  ({ app }) => readNavbar(app.db),
)
