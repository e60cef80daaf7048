import type { Account } from "#contract/auth.ts"
import { languageOfField } from "#contract/language.ts"
import { useShell } from "../ui/shell-context.tsx"
import type { PartField } from "./part-form.ts"

/**
 * Returns whether an account may change a field of parts: any field, or as translator descriptions of its own
 * languages.
 */
export function mayWriteField(
  { abilities, languages }: Pick<Account, "abilities" | "languages">,
  field: PartField,
): boolean {
  if (abilities.includes("parts.edit")) return true
  const language = languageOfField(field)
  return abilities.includes("content.translate") && language !== undefined && languages.includes(language)
}

/** Returns whether the signed-in person may change a field of parts. */
export function useMayWrite(): (field: PartField) => boolean {
  const { account } = useShell()
  return (field) => mayWriteField(account, field)
}
