import type { SheetResult } from "#contract/sheet.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Button } from "../ui/button.tsx"
import { Notice } from "../ui/notice.tsx"
import { Counts } from "./counts.tsx"

/** Step 3: what has happened. */
export function DoneStep({ result, onClose }: { result: SheetResult; onClose: () => void }) {
  const { partImport: texts, common } = useDashboardTexts()
  return (
    <div className="import-check">
      <Notice tone="good">
        <b>{common.updated}</b>
      </Notice>
      <Counts label={texts.doneLabel} result={result} />
      <div className="acts">
        <Button onClick={onClose}>{common.close}</Button>
      </div>
    </div>
  )
}
