import type { Language } from "#contract/language.ts"
import { useShell } from "../shell/shell-context.tsx"

/** Whether somebody saves drafts, of all of a record or of its texts, and so looks at them and shows them to others. */
export function useMayDraft(): boolean {
  const { abilities } = useShell().account
  return abilities.includes("content.draft") || abilities.includes("content.translate")
}

/** Whether somebody who may not publish saves drafts of the texts of their own languages. */
export function useIsTranslator(): boolean {
  const { abilities } = useShell().account
  return abilities.includes("content.translate") && !abilities.includes("content.draft")
}

/** Returns which languages somebody who translates only reads; undefined for everybody else. */
export function useTranslatedLanguages(): ((language: Language) => boolean) | undefined {
  const { languages } = useShell().account
  return useIsTranslator() ? (language) => !languages.includes(language) : undefined
}
