import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { DownloadButton, nameOfToday } from "../ui/download-button.tsx"
import { type DemandView, csvQuery } from "./demand-address.ts"

/** Exports all filtered pages as a spreadsheet file. */
export function CsvButton({ view }: { view: DemandView }) {
  const { demand: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  return (
    <DownloadButton
      address="/demand/csv"
      name={nameOfToday(texts.csvName, "csv")}
      options={{ query: csvQuery(view, language) }}
      failed={texts.csvFailed}
    >
      {texts.csv}
    </DownloadButton>
  )
}
