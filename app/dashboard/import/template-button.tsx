import { useState } from "react"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { downloadFile } from "../api/call-api.ts"
import { Button } from "../ui/button.tsx"
import { Notice } from "../ui/notice.tsx"

/** Saves an empty sheet with the headings, for one group or several. */
export function TemplateButton({ isGrouped }: { isGrouped: boolean }) {
  const { partImport: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle")
  const download = async () => {
    setState("busy")
    try {
      await downloadFile("/spare/excel/template", texts.templateName, {
        query: { lang: language, groups: isGrouped ? 1 : undefined },
      })
      setState("idle")
    } catch {
      setState("failed")
    }
  }
  return (
    <div className="import-template">
      <Button look="quiet" icon="dl" busy={state === "busy"} onClick={() => void download()}>
        {texts.template}
      </Button>
      <p className="hint">{texts.templateHint}</p>
      {state === "failed" && <Notice tone="bad">{texts.templateFailed}</Notice>}
    </div>
  )
}
