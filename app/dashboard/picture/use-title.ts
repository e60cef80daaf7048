import type { PictureUse } from "#contract/picture.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"

/** Returns the title of a use's record: a page's name in the navigation, otherwise its title. */
export function useUseTitle(): (use: Pick<PictureUse, "kind" | "record_id" | "title">) => string {
  const { shell, pictures } = useDashboardTexts()
  const pages: Readonly<Record<string, string>> = {
    "gas-turbina": shell.entries.gasTurbine,
    "privacy-policy": shell.entries.privacyPolicy,
    careers: shell.entries.careers,
    contact: shell.entries.contact,
  }
  return ({ kind, record_id, title }) =>
    (kind === "page" ? (pages[record_id] ?? record_id) : title) || pictures.untitled
}
