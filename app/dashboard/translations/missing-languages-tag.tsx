import type { Language } from "#contract/language.ts"
import { Icon } from "#app/ui/icon.tsx"

interface MissingLanguagesProps {
  languages: readonly Language[]
  /** Returns the text for screen readers and tooltip from the language codes. */
  describe: (languages: string) => string
}

/** Marks missing translations; nothing when all exist. */
export function MissingLanguages({ languages, describe }: MissingLanguagesProps) {
  if (languages.length === 0) return null
  const codes = languages.map((language) => language.toUpperCase()).join(", ")
  return (
    <span className="missing" title={describe(codes)}>
      <Icon name="warn" />
      <span aria-hidden="true">{codes}</span>
      <span className="visually-hidden">{describe(codes)}</span>
    </span>
  )
}
