import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { DownloadButton } from "../ui/download-button.tsx"

/** Exports all pages of the filtered list as a sheet that can be imported again. */
export function ExportParts({ spareId, query }: { spareId: number; query: string }) {
  const { parts: texts } = useDashboardTexts()
  const lang = useDashboardLanguage()
  return (["xlsx", "csv"] as const).map((format) => (
    <DownloadButton
      key={format}
      address="/spare/:id/excel"
      name={`${texts.exportName}.${format}`}
      options={{ params: { id: spareId }, query: { format, lang, ...(query ? { query } : {}) } }}
      failed={texts.exportFailed}
    >
      {texts.exportAs[format]}
    </DownloadButton>
  ))
}
