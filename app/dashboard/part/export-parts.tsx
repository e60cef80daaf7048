import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { type PartView, shownParts } from "./part-view.ts"
import { DownloadButton } from "../ui/download-button.tsx"

/** Exports all pages of what is shown as a sheet that can be imported again. */
export function ExportParts({ spareId, view }: { spareId: number; view: PartView }) {
  const { parts: texts } = useDashboardTexts()
  const lang = useDashboardLanguage()
  return (["xlsx", "csv"] as const).map((format) => (
    <DownloadButton
      key={format}
      address="/spare/:id/excel"
      name={`${texts.exportName}.${format}`}
      options={{ params: { id: spareId }, query: { format, lang, ...shownParts(view) } }}
      failed={texts.exportFailed}
    >
      {texts.exportAs[format]}
    </DownloadButton>
  ))
}
