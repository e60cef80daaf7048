import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { DownloadButton, nameOfToday } from "../ui/download-button.tsx"
import { type InquiryView, exportQuery } from "./inquiry-address.ts"

/** Exports all filtered pages as a spreadsheet file. */
export function ExportButtons({ view }: { view: InquiryView }) {
  const { inquiries: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  return (
    <div className="action-row">
      {(["csv", "xlsx"] as const).map((format) => (
        <DownloadButton
          key={format}
          address="/request/export"
          name={nameOfToday(texts.exportName, format)}
          options={{ query: exportQuery(view, format, language) }}
          failed={texts.exportFailed}
        >
          {texts.exports[format]}
        </DownloadButton>
      ))}
    </div>
  )
}
