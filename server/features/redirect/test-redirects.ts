import { type RedirectFault, type RedirectTest, maxRedirectsTested } from "#contract/redirect.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { type StoredRedirect, listRedirects } from "./store.ts"

type Ask = (path: string) => Promise<Response>

/**
 * Requests the addresses of one page of redirects as a visitor, and returns those that do not lead to a page in one
 * hop.
 */
export async function testRedirects(db: Database, ask: Ask, page: number): Promise<RedirectTest> {
  const all = (await listRedirects(db)).toSorted((one, other) => one.id - other.id)
  const some = all.slice((page - 1) * maxRedirectsTested, page * maxRedirectsTested)
  const failed: RedirectTest["failed"] = []
  for (const redirect of some) {
    const fault = await faultOf(redirect, ask)
    if (fault) failed.push({ id: redirect.id, from: redirect.from, fault })
  }
  return { failed, tested: Math.min(page * maxRedirectsTested, all.length), total: all.length }
}

async function faultOf(
  { from, status }: Pick<StoredRedirect, "from" | "status">,
  ask: Ask,
): Promise<RedirectFault | null> {
  const first = await read(ask, addressOf(from))
  if (first.status === 200) return "living_page"
  if (status === 410) return first.status === 410 ? null : "not_redirected"
  if (first.status !== 308 || first.location === null) return "not_redirected"
  const { status: reached } = await read(ask, first.location)
  if (reached === 200) return null
  return reached >= 300 && reached < 400 ? "several_hops" : "not_found"
}

/** Returns the request path of a displayed old address. */
const addressOf = (from: string) =>
  encodeURI(from.startsWith("/") ? from.toWellFormed() : `/${from.toWellFormed()}`).replaceAll("#", "%23")

async function read(ask: Ask, path: string): Promise<{ status: number; location: string | null }> {
  const response = await ask(path)
  await response.body?.cancel()
  return { status: response.status, location: response.headers.get("Location") }
}
