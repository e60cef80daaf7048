import type { Translation, TranslationInput } from "#contract/translation.ts"
import { AppError, existing } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import { languagesOf, listTexts } from "../read-translations.ts"
import { unitsByKey, writeTranslations } from "./write-translations.ts"

/**
 * Saves one translation as a draft; returns the text as it is now. Throws `not_found` for an unknown key and `stale`
 * with the text when another translation than `before` is there.
 */
export async function saveTranslation(
  caller: Caller,
  { key, translation, before }: TranslationInput,
): Promise<Translation> {
  const { app, account } = caller
  const shown = async () => existing((await listTexts(app, languagesOf(account))).find((text) => text.key === key))
  const unit = existing((await unitsByKey(app)).get(key))
  const now = await shown()
  if (before !== undefined && before !== now.translation) throw new AppError("stale", { current: now })
  await writeTranslations(caller, [{ unit, translation, at: app.clock().toISOString() }])
  // A record that was created has moved the content version.
  await app.content.refresh()
  return shown()
}
