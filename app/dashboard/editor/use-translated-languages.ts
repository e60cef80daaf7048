import type { Language } from "#contract/language.ts"
import { useShell } from "../ui/shell-context.tsx"

/** Returns whether the account may save drafts, of whole records or of texts, and preview and share them. */
export function useMayDraft(): boolean {
  const { abilities } = useShell().account
  return abilities.includes("content.draft") || abilities.includes("content.translate")
}

/** Returns whether the account may only save drafts of its own languages. */
export function useIsTranslator(): boolean {
  const { abilities } = useShell().account
  return abilities.includes("content.translate") && !abilities.includes("content.draft")
}

/** Returns which languages a translator may only read; undefined for other accounts. */
export function useTranslatedLanguages(): ((language: Language) => boolean) | undefined {
  const { languages } = useShell().account
  return useIsTranslator() ? (language) => !languages.includes(language) : undefined
}
