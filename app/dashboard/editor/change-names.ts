import { isLanguage } from "#contract/language.ts"
import type { DashboardTexts } from "#app/i18n/dashboard/dashboard-texts.ts"
import { hasKey } from "../api/error-text.ts"

type Changed = DashboardTexts["editor"]["changed"]

/** Returns the name of a change: "German text", "image order". */
export function changeName(changed: Changed, key: string): string {
  const alt = /^picture_\d+_alt_(\w\w)$/u.exec(key)
  if (alt) return `${changed.alt} (${(alt[1] ?? "").toUpperCase()})`
  if (hasKey(changed.single, key)) return changed.single[key]
  const [, field = "", language = ""] = /^(\w+)_(\w\w)$/u.exec(key) ?? []
  const name = hasKey(changed, field || key) ? changed[(field || key) as keyof Changed] : key
  if (typeof name === "string") return name
  return typeof name === "function" && isLanguage(language) ? name(language) : key
}

/** Returns each name once, in form order. */
export const changeNames = (changed: Changed, keys: readonly string[]): string[] => [
  ...new Set(keys.map((key) => changeName(changed, key))),
]
