import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { errorText } from "../api/error-text.ts"
import { Notice } from "../ui/notice.tsx"
import type { PartValues } from "./part-form.ts"
import { StoredVersions } from "./stored-versions.tsx"
import type { PartTrouble } from "./use-part-form.ts"

interface PartTroubleProps {
  trouble: PartTrouble
  values: PartValues
  onTakeStored: () => void
  onSaveMine: () => void
}

/** Says why a part was not saved; after a concurrent change shows both versions of what differs. */
export function PartTroubleNotice({ trouble, values, onTakeStored, onSaveMine }: PartTroubleProps) {
  const { parts: texts, common } = useDashboardTexts()
  if (!trouble) return null
  if (trouble.kind === "gone") return <Notice tone="bad">{texts.gone}</Notice>
  if (trouble.kind === "failed")
    return (
      <Notice tone="bad">
        {texts.saveFailed} {errorText(common, trouble.error)}
      </Notice>
    )
  const { stored } = trouble
  return (
    <Notice tone="bad">
      <b>{texts.staleTitle}</b>
      <p>{texts.staleText}</p>
      <StoredVersions
        rows={trouble.conflicts.map((field) => ({
          key: field,
          name: texts.fields[field],
          stored: stored[field] ?? "",
          typed: values[field],
        }))}
        onTakeStored={onTakeStored}
        onSaveMine={onSaveMine}
      />
    </Notice>
  )
}
