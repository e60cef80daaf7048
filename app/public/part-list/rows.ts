import { notFound, readId, readRequest } from "../read-params.ts"
import type { Route } from "./+types/rows.ts"
import { loadFoundParts } from "./load-part-list.ts"
import { readPartAddress } from "./part-address.ts"

/** Returns one page of a group's parts as JSON, for updates in place. */
export async function loader(args: Route.LoaderArgs) {
  const { app, language, query } = readRequest(args)
  const list = await loadFoundParts(app, readId(args.params.id), readPartAddress(query), language)
  if (!list) throw notFound()
  return Response.json(list, { headers: { "X-Robots-Tag": "noindex" } })
}
