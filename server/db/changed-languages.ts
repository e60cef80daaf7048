import { type Language, languages } from "#contract/language.ts"

/** For every language whose text a patch really changes: its `updated_at_…` set to now. */
export function changedLanguages(
  patch: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>>,
  now: string,
): Partial<Record<`updated_at_${Language}`, string>> {
  const changed = languages.filter((language) =>
    Object.keys(patch).some(
      (key) => key.endsWith(`_${language}`) && patch[key] !== undefined && patch[key] !== before[key],
    ),
  )
  return Object.fromEntries(changed.map((language) => [`updated_at_${language}`, now]))
}
