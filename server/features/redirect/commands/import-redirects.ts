import { redirectLimits } from "#contract/redirect-constants.ts"
import type { RedirectImport } from "#contract/redirect.ts"
import { AppError } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import { withOwnMemory } from "#server/db/content-clock.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { planRedirects } from "../plan-redirects.ts"
import { readRedirectsCsv } from "../read-redirects-csv.ts"
import { countRedirects, insertRedirect, updateRedirect } from "../store.ts"

/** Imports the valid rows of a file of redirects in one transaction; with `preview` only reports what it would do. */
export async function importRedirects(
  caller: Caller,
  csv: Uint8Array,
  { preview }: { preview: boolean },
): Promise<RedirectImport> {
  const { app } = caller
  const lines = readRedirectsCsv(csv)
  await app.content.refresh()
  if (preview) {
    const { writing: _writing, ...result } = await planRedirects(app, lines)
    return result
  }
  return app.db.transaction().execute(async (trx) => {
    const { writing, ...result } = await planRedirects({ ...app, db: trx, content: withOwnMemory(app.content) }, lines)
    const added = writing.filter(({ id }) => id === null).length
    if ((await countRedirects(trx)) + added > redirectLimits.most)
      throw new AppError("too_large", { detail: `At most ${redirectLimits.most} redirects` })
    if (writing.length === 0) return result
    const now = app.clock().toISOString()
    for (const { id, ...row } of writing)
      if (id === null) await insertRedirect(trx, row, "import", now)
      else await updateRedirect(trx, id, row, now)
    await recordAudit(trx, caller, "redirects_imported", {
      title: String(writing.length),
      count: writing.length,
    })
    return result
  })
}
