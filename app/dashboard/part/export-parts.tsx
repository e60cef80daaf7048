import { useState } from "react"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { downloadFile } from "../api/call-api.ts"
import { Button } from "../ui/button.tsx"
import { useToast } from "../ui/toasts.tsx"

/** Saves what the list shows, all pages of it, as a sheet that an import takes again. */
export function ExportParts({ spareId, query }: { spareId: number; query: string }) {
  const { parts: texts } = useDashboardTexts()
  const lang = useDashboardLanguage()
  const toast = useToast()
  const [busy, setBusy] = useState<"xlsx" | "csv" | null>(null)
  const save = async (format: "xlsx" | "csv") => {
    setBusy(format)
    try {
      const options = { params: { id: spareId }, query: { format, lang, ...(query ? { query } : {}) } }
      await downloadFile("/spare/:id/excel", `${texts.exportName}.${format}`, options)
    } catch {
      toast({ text: texts.exportFailed, isError: true })
    } finally {
      setBusy(null)
    }
  }
  return (["xlsx", "csv"] as const).map((format) => (
    <Button key={format} look="quiet" icon="dl" busy={busy === format} onClick={() => void save(format)}>
      {texts.exportAs[format]}
    </Button>
  ))
}
