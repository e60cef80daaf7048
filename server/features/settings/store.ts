import type { Settings, SettingsPatch } from "#contract/settings.ts"
import { changedLanguages } from "#server/db/changed-languages.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { withoutUndefined } from "#server/db/without-undefined.ts"

const only = 1
const empty: Settings = {
  phone: "",
  email: "",
  address: "",
  footer_text: "",
  footer_text_en: "",
  footer_text_ru: "",
  company_name: "",
  short_name: "",
  managing_director: "",
  register_entry: "",
  vat_id: "",
  opening_hours_de: "",
  opening_hours_en: "",
  opening_hours_ru: "",
  reply_promise_de: "",
  reply_promise_en: "",
  reply_promise_ru: "",
  updated_at_de: "",
  updated_at_en: "",
  updated_at_ru: "",
  version: 0,
  updated_at: "",
}

/** The site's settings; all empty as long as nobody has saved any. */
export async function readSettings(db: Database): Promise<Settings> {
  const row = await db.selectFrom("settings").selectAll().where("id", "=", only).executeTakeFirst()
  if (!row) return empty
  const { id: _id, ...settings } = row
  return settings
}

type SettingsChange = SettingsPatch & Partial<Pick<Settings, "updated_at_de" | "updated_at_en" | "updated_at_ru">>

/** Writes what the change names, and when the texts of each language were changed by it. */
export async function writeSettings(db: Database, patch: SettingsChange, now: string): Promise<void> {
  const before = await readSettings(db)
  // The German footer's name is older than the languages.
  const named = { ...patch, footer_text_de: patch.footer_text }
  const dates = changedLanguages(named, { ...before, footer_text_de: before.footer_text }, now)
  const change = { ...dates, ...withoutUndefined(patch), updated_at: now }
  const { version: _version, ...fields } = empty
  await db
    .insertInto("settings")
    .values({ id: only, ...fields, ...change })
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet((eb) => ({ ...change, version: eb("settings.version", "+", 1) })),
    )
    .execute()
}
