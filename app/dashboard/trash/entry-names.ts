import type { Language } from "#contract/language.ts"
import type { TrashEntry } from "#contract/trash.ts"
import type { DashboardTexts } from "#app/i18n/dashboard/dashboard-texts.ts"
import { type TitleText, firstFilled } from "../ui/shown-text.ts"

interface EntryNames {
  title: string
  /** Language of the title, if not the dashboard's. */
  lang: Language | undefined
  /** Group that an import removed parts from. */
  group: TitleText | null
}

/** Returns the title of an entry in the dashboard's language. */
export function entryNames(entry: TrashEntry, language: Language, texts: DashboardTexts["trash"]): EntryNames {
  const { titles, title, parts } = entry
  const own = titles && firstFilled(titles, language)
  if (parts !== null) return { title: texts.removedBy(parts, title), lang: undefined, group: own }
  if (own) return { title: own.text || texts.untitled, lang: own.lang, group: null }
  return { title: title || texts.untitled, lang: undefined, group: null }
}
