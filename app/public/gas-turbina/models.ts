import { appContextKey } from "#server/app-context-key.ts"
import { readLanguage } from "../read-params.ts"
import type { Route } from "./+types/models.ts"
import { loadShelf } from "./load-gas-turbines.ts"

/** Returns one category with its models as JSON, for the tabs. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const asked = Number(new URL(request.url).searchParams.get("category"))
  const shelf = await loadShelf(context.get(appContextKey).db, asked, readLanguage(params))
  return Response.json(shelf, { headers: { "X-Robots-Tag": "noindex" } })
}
