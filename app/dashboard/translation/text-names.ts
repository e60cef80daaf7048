import type { PublishedKind } from "#contract/publishing.ts"
import type { Translation } from "#contract/translation.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { changeName } from "../editor/change-names.ts"
import { textPageScreens } from "../kinds.ts"

/** Returns a function that names a kind of record. */
export function useKindName(): (kind: PublishedKind) => string {
  const { publishing, trash } = useDashboardTexts()
  return (kind) => (kind === "page" ? publishing.textPage : trash.kind[kind])
}

/** Returns functions that name the record and the field of a text. */
export function useTextNames() {
  const { shell, editor, translations } = useDashboardTexts()
  return {
    titleOf: ({ kind, title }: Pick<Translation, "kind" | "title">): string => {
      const page = kind === "page" ? textPageScreens.find(({ link }) => link === title) : undefined
      return page ? shell.entries[page.entry] : title
    },
    fieldOf: ({ field, lang }: Pick<Translation, "field" | "lang">): string => {
      if (field === "alt") return translations.altText
      const name = changeName(editor.changed, `${field}_${lang}`)
      return name === `${field}_${lang}` ? changeName(editor.changed, field) : name
    },
  }
}
