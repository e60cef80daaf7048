import { type Language, languages } from "#contract/language.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { SegmentedFilter } from "./segments.tsx"
import { type ByLanguage, presentLanguages } from "../translations/joint.ts"

interface MemberFilterProps {
  /** Of a thing with a record in each language: these records. */
  members: ByLanguage<unknown> | undefined
  value: Language
  onChoose: (language: Language) => void
}

/** Chooses of which language the record is meant, where there are several. */
export function MemberFilter({ members = {}, value, onChoose }: MemberFilterProps) {
  const { editor: texts, common } = useDashboardTexts()
  const present = presentLanguages(members)
  if (present.length < 2) return null
  return (
    <div className="filters">
      <SegmentedFilter
        label={texts.languageTabs}
        options={present.map((code) => ({ value: code, label: common.languageNames[code] }))}
        value={value}
        onChoose={onChoose}
      />
    </div>
  )
}

/** Returns the language of the first record. */
export const firstOf = (members: ByLanguage<unknown> = {}): Language =>
  presentLanguages(members)[0] ?? languages[0] ?? "de"
