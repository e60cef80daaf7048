import { type Language, languages } from "#contract/language.ts"
import { useTranslatedLanguages } from "../editor/use-translated-languages.ts"
import { useIsReadOnly } from "../ui/editing-scope.tsx"

/** Returns whether a record of a language may be written or created: any, or for a translator a draft in their own. */
export function useMayWriteIn(): (language: Language) => boolean {
  const isReadOnly = useIsReadOnly()
  const isOnlyRead = useTranslatedLanguages()
  return (language) => !isReadOnly || (isOnlyRead !== undefined && !isOnlyRead(language))
}

/** Returns whether any text of a record may be written. */
export const useMayWriteRecord = (): boolean => languages.some(useMayWriteIn())
