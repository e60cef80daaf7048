import type { Language } from "#contract/language.ts"
import { useTranslatedLanguages } from "../editor/use-translated-languages.ts"
import { useIsReadOnly } from "../ui/editing-scope.tsx"

/** Returns in which languages the missing record of a thing may be made: any of them, or one's own for somebody who translates. */
export function useMayCreate(): (language: Language) => boolean {
  const isReadOnly = useIsReadOnly()
  const isOnlyRead = useTranslatedLanguages()
  return (language) => !isReadOnly || (isOnlyRead !== undefined && !isOnlyRead(language))
}
