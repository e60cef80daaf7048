import type { Language } from "#contract/language.ts"
import type { TextPage, TextPageLink } from "#contract/text-page.ts"
import type { AppContext } from "#server/app-context.ts"
import { checkVersion } from "#server/db/check-version.ts"
import { readTextPage, writeTextPage } from "../store.ts"

/** Notes that a language's text is up to date with the German one although its words stay; throws `stale`. */
export async function markCurrent(
  app: AppContext,
  link: TextPageLink,
  language: Language,
  expected: number | null,
): Promise<TextPage> {
  return app.db.transaction().execute(async (trx) => {
    checkVersion(expected, await readTextPage(trx, link))
    const now = app.clock().toISOString()
    await writeTextPage(trx, link, { [`updated_at_${language}`]: now }, now)
    return readTextPage(trx, link)
  })
}
