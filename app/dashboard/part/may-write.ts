import type { Account } from "#contract/auth.ts"
import { languageOfField } from "#contract/language.ts"
import { useShell } from "../shell/shell-context.tsx"
import type { PartField } from "./part-form.ts"

/** Whether somebody may change a field of parts: any of them, or as a translator the descriptions of one's own languages. */
export function mayWriteField(
  { abilities, languages }: Pick<Account, "abilities" | "languages">,
  field: PartField,
): boolean {
  if (abilities.includes("parts.edit")) return true
  const language = languageOfField(field)
  return abilities.includes("content.translate") && language !== undefined && languages.includes(language)
}

/** Returns which fields of parts the person who is signed in may change. */
export function useMayWrite(): (field: PartField) => boolean {
  const { account } = useShell()
  return (field) => mayWriteField(account, field)
}
