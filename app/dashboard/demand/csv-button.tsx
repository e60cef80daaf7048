import { useState } from "react"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { downloadFile } from "../api/call-api.ts"
import { errorText } from "../api/error-text.ts"
import { Button } from "../ui/button.tsx"
import { useToast } from "../ui/toasts.tsx"
import { type DemandView, csvQuery } from "./demand-address.ts"

/** What the filters show, all pages of it, as a file for a spreadsheet. */
export function CsvButton({ view }: { view: DemandView }) {
  const { demand: texts, common } = useDashboardTexts()
  const language = useDashboardLanguage()
  const toast = useToast()
  const [isBusy, setIsBusy] = useState(false)
  const save = async () => {
    setIsBusy(true)
    try {
      const name = `${texts.csvName}-${new Date().toISOString().slice(0, 10)}.csv`
      await downloadFile("/demand/csv", name, { query: csvQuery(view, language) })
    } catch (error) {
      toast({ text: `${texts.csvFailed} ${errorText(common, error)}`, isError: true })
    }
    setIsBusy(false)
  }
  return (
    <Button look="quiet" icon="dl" busy={isBusy} onClick={() => void save()}>
      {texts.csv}
    </Button>
  )
}
