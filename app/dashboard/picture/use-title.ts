import type { PictureUse } from "#contract/picture.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"

/** Returns what the record of a use is called: a page as the navigation has it, anything else by its title. */
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
