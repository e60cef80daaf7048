import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { downloadFile } from "../api/call-api.ts"
import { Button } from "../ui/button.tsx"
import { useAction } from "../ui/use-action.ts"

/** Saves an empty sheet with the headings, for one group or several. */
export function TemplateButton({ isGrouped }: { isGrouped: boolean }) {
  const { partImport: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const { isBusy, run } = useAction({ explain: () => texts.templateFailed, about: "template" })
  const query = { lang: language, groups: isGrouped ? 1 : undefined }
  const download = () => run(() => downloadFile("/spare/excel/template", texts.templateName, { query }))
  return (
    <div className="import-template">
      <Button look="quiet" icon="dl" busy={isBusy} onClick={() => void download()}>
        {texts.template}
      </Button>
      <p className="hint">{texts.templateHint}</p>
    </div>
  )
}
