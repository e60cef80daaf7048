import type { ReactNode } from "react"
import type { Language } from "#contract/language.ts"
import { FieldScope } from "../ui/editing-scope.tsx"
import { useTranslatedLanguages } from "./use-translated-languages.ts"

/**
 * Texts of one language: translators may write their own languages only; other accounts as the surrounding form says.
 */
export function TranslatedFields({ language, children }: { language: Language; children: ReactNode }) {
  const isOnlyRead = useTranslatedLanguages()
  return isOnlyRead ? <FieldScope isReadOnly={isOnlyRead(language)}>{children}</FieldScope> : children
}
