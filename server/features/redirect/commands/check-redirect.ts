import type { RedirectStatus } from "#contract/redirect.ts"
import { invalid } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import { resolveMissing } from "../resolve-missing.ts"
import { hasPage } from "../pages-store.ts"
import { readTarget } from "../read-target.ts"
import { readOldAddress, redirectKey, shownAddress } from "../redirect-key.ts"
import type { RedirectRow } from "../store.ts"

interface Wanted {
  from: string
  target: string
  status: RedirectStatus
}

/**
 * Returns the values to store for a redirect as typed. Rejects an old address that is a page, and a target that is not;
 * replaces a target that is redirected by the end of its chain.
 */
export async function checkRedirect({ app }: Caller, { from, target, status }: Wanted): Promise<RedirectRow> {
  const [from_key, address] = [redirectKey(from), readOldAddress(from)]
  if (from_key === null || address === null) throw invalid("from", "invalid")
  if (await hasPage(app, from.trim().replace(/^(?:https?:)?\/\/[^/?#]*/iu, "") || "/"))
    throw invalid("from", "living_page")
  const row = { from_key, source: shownAddress(address) }
  if (status === 410) return { ...row, target: "", status }
  if (target === "") throw invalid("target", "required")
  const page = await readTarget(app, target)
  if (page) return { ...row, target: page.path, status }
  if (redirectKey(target) === from_key) throw invalid("target", "circle")
  const end = await resolveMissing(app, target)
  if (!end) throw invalid("target", "unknown_page")
  return end.location === null ? { ...row, target: "", status: 410 } : { ...row, target: end.path, status }
}
