import { appContextKey } from "#server/app-context-key.ts"
import { notFound, readId, readLanguage } from "../read-params.ts"
import type { Route } from "./+types/rows.ts"
import { loadFoundParts } from "./load-part-list.ts"
import { readPartAddress } from "./part-address.ts"

/** Returns one page of a group's parts as JSON, for updates in place. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const address = readPartAddress(new URL(request.url).searchParams)
  const found = await loadFoundParts(context.get(appContextKey), readId(params.id), address, readLanguage(params))
  if (!found) throw notFound()
  return Response.json(found, { headers: { "X-Robots-Tag": "noindex" } })
}
