import type { Language } from "#contract/language.ts"
import { useTranslatedLanguages } from "../editor/use-translated-languages.ts"
import { useIsReadOnly } from "../ui/editing-scope.tsx"

/** Returns whether a missing translation may be created in a language: any, or for a translator their own. */
export function useMayCreate(): (language: Language) => boolean {
  const isReadOnly = useIsReadOnly()
  const isOnlyRead = useTranslatedLanguages()
  return (language) => !isReadOnly || (isOnlyRead !== undefined && !isOnlyRead(language))
}
