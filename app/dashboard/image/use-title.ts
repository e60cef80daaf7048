import type { PictureUse } from "#contract/picture.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { textPageScreens } from "../kinds.ts"

/** Returns the title of a use's record: a page's name in the navigation, otherwise its title. */
export function useUseTitle(): (use: Pick<PictureUse, "kind" | "record_id" | "title">) => string {
  const { shell, pictures } = useDashboardTexts()
  return ({ kind, record_id, title }) => {
    const page = kind === "page" ? textPageScreens.find(({ link }) => link === record_id) : undefined
    return page ? shell.entries[page.entry] : title || pictures.untitled
  }
}
