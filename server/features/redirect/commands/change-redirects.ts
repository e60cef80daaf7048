import type { Redirect, RedirectInput, RedirectPatch, RedirectStatus } from "#contract/redirect.ts"
import { redirectLimits } from "#contract/redirect-constants.ts"
import { AppError, checkVersion, existing, invalid } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { presentRedirects } from "../present-redirects.ts"
import {
  countRedirects,
  findByKey,
  findRedirect,
  insertRedirect,
  removeRedirect,
  updateRedirect,
  type RedirectRow,
} from "../store.ts"
import { resolveMissing } from "../resolve-missing.ts"
import { hasPage } from "../pages-store.ts"
import { readTarget } from "../read-target.ts"
import { readOldAddress, redirectKey, shownAddress } from "../redirect-key.ts"

/** Adds a redirect from an old address to a page, or marks it as gone; throws `invalid` for an existing one. */
export async function addRedirect(caller: Caller, input: RedirectInput): Promise<Redirect> {
  const { app } = caller
  const row = await checkRedirect(caller, input)
  const id = await app.db.transaction().execute(async (trx) => {
    if (await findByKey(trx, row.from_key)) throw invalid("from", "duplicate")
    if ((await countRedirects(trx)) >= redirectLimits.most)
      throw new AppError("too_large", { detail: "Too many redirects" })
    const added = await insertRedirect(trx, row, "hand", app.clock().toISOString())
    await recordAudit(trx, caller, "redirect_added", { title: row.source, detail: row.target || "410" })
    return added
  })
  return readOne(caller, id)
}

/**
 * Changes the target or the old address of a redirect; does nothing when it has both already. Fields that are not sent
 * stay as they are at the time of writing.
 */
export async function changeRedirect(
  caller: Caller,
  id: number,
  patch: RedirectPatch,
  expected: number | null,
): Promise<Redirect> {
  const { app } = caller
  const before = await readOne(caller, id)
  const status = patch.status ?? (patch.target ? 308 : before.status)
  const row = await checkRedirect(caller, {
    from: patch.from ?? before.from,
    target: patch.target ?? before.target,
    status,
  })
  const isCurrent = await app.db.transaction().execute(async (trx) => {
    const current = existing(await findRedirect(trx, id))
    checkVersion(expected, current)
    if (current.version !== before.version) return false
    if (row.source === current.from && row.target === current.target && row.status === current.status) return true
    const holder = await findByKey(trx, row.from_key)
    if (holder && holder.id !== id) throw invalid("from", "duplicate")
    await updateRedirect(trx, id, row, app.clock().toISOString())
    await recordAudit(trx, caller, "redirect_changed", { title: row.source, detail: row.target || "410" })
    return true
  })
  if (!isCurrent) return changeRedirect(caller, id, patch, expected)
  return readOne(caller, id)
}

/** Removes a redirect; its address is missing from then on. Throws `not_found`, or `stale` when it has changed. */
export async function deleteRedirect(caller: Caller, id: number, expected: number | null): Promise<void> {
  await caller.app.db.transaction().execute(async (trx) => {
    const gone = existing(await findRedirect(trx, id))
    checkVersion(expected, gone)
    await removeRedirect(trx, id)
    await recordAudit(trx, caller, "redirect_removed", { title: gone.from, detail: gone.target || "410" })
  })
}

async function readOne({ app }: Caller, id: number): Promise<Redirect> {
  const stored = await findRedirect(app.db, id)
  const [shown] = stored ? await presentRedirects(app, [stored]) : []
  return existing(shown)
}

interface Wanted {
  from: string
  target: string
  status: RedirectStatus
}

/**
 * Returns the values to store for a redirect as typed. Rejects an old address that is a page, and a target that is not;
 * replaces a target that is redirected by the end of its chain.
 */
async function checkRedirect({ app }: Caller, { from, target, status }: Wanted): Promise<RedirectRow> {
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
