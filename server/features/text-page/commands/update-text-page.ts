import type { TextPage, TextPageLink, TextPagePatch } from "#contract/text-page.ts"
import type { AppContext } from "#server/app-context.ts"
import { checkVersion } from "#server/db/check-version.ts"
import { moveContentVersion } from "#server/db/content-state.ts"
import { keepVersion } from "#server/db/history-store.ts"
import { cleanTexts } from "#server/rich-text/clean.ts"
import { readTextPage, writeTextPage } from "../store.ts"

/** Changes a stored page's texts, cleaned; throws `stale` when `expected` is no longer its version. */
export async function updateTextPage(
  app: AppContext,
  link: TextPageLink,
  patch: TextPagePatch,
  expected: number | null,
): Promise<TextPage> {
  return app.db.transaction().execute(async (trx) => {
    const before = await readTextPage(trx, link)
    checkVersion(expected, before)
    await keepVersion(trx, app, "page", link, before)
    await writeTextPage(trx, link, cleanTexts(patch), app.clock().toISOString())
    await moveContentVersion(trx)
    return readTextPage(trx, link)
  })
}
