import { useState } from "react"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { downloadFile } from "../api/call-api.ts"
import { errorText } from "../api/error-text.ts"
import { Button } from "../ui/button.tsx"
import { useToast } from "../ui/toasts.tsx"
import { type InquiryView, exportQuery } from "./inquiry-address.ts"

/** What the filter shows, all pages of it, as a file for a spreadsheet. */
export function ExportButtons({ view }: { view: InquiryView }) {
  const { inquiries: texts, common } = useDashboardTexts()
  const language = useDashboardLanguage()
  const toast = useToast()
  const [busy, setBusy] = useState<"csv" | "xlsx" | null>(null)
  const save = async (format: "csv" | "xlsx") => {
    setBusy(format)
    try {
      const name = `${texts.exportName}-${new Date().toISOString().slice(0, 10)}.${format}`
      await downloadFile("/request/export", name, { query: exportQuery(view, format, language) })
    } catch (error) {
      toast({ text: `${texts.exportFailed} ${errorText(common, error)}`, isError: true })
    }
    setBusy(null)
  }
  return (
    <div className="action-row">
      {(["csv", "xlsx"] as const).map((format) => (
        <Button key={format} look="quiet" icon="dl" busy={busy === format} onClick={() => void save(format)}>
          {texts.exports[format]}
        </Button>
      ))}
    </div>
  )
}
