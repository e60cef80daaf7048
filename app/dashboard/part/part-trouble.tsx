import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { errorText } from "../api/error-text.ts"
import { Button } from "../ui/button.tsx"
import { Notice } from "../ui/notice.tsx"
import type { PartValues } from "./part-form.ts"
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
      <table className="stored-versions">
        <thead>
          <tr>
            <th scope="col">{texts.staleField}</th>
            <th scope="col">{texts.staleStored}</th>
            <th scope="col">{texts.staleYours}</th>
          </tr>
        </thead>
        <tbody>
          {trouble.conflicts.map((field) => (
            <tr key={field}>
              <th scope="row">{texts.fields[field]}</th>
              <td>{stored[field] || texts.empty}</td>
              <td>{values[field] || texts.empty}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="action-row">
        <Button look="quiet" onClick={onTakeStored}>
          {texts.takeStored}
        </Button>
        <Button look="quiet" onClick={onSaveMine}>
          {texts.saveMine}
        </Button>
      </div>
    </Notice>
  )
}
