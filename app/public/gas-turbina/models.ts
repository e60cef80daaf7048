import { readRequest } from "../read-params.ts"
import type { Route } from "./+types/models.ts"
import { loadShelf } from "./load-gas-turbines.ts"

/** Returns one category with its models as JSON, for the tabs. */
export async function loader(args: Route.LoaderArgs) {
  const { db, language, query } = readRequest(args)
  const shelf = await loadShelf(db, Number(query.get("category")), language)
  return Response.json(shelf, { headers: { "X-Robots-Tag": "noindex" } })
}
