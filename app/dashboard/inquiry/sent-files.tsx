import { useState } from "react"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { errorText } from "../api/error-text.ts"
import { formatSize } from "../import/sheet-file.ts"
import { Button } from "../ui/button.tsx"
import { useToast } from "../ui/toasts.tsx"
import "./sent-files.css"

interface SentFilesProps {
  files: readonly { n: number; name: string; size: number }[]
  label: string
  download: (n: number, name: string) => Promise<void>
}

/** Attachments of a form, as downloads. */
export function SentFiles({ files, label, download }: SentFilesProps) {
  const { applications: texts, common } = useDashboardTexts()
  const language = useDashboardLanguage()
  const toast = useToast()
  const [busyFile, setBusyFile] = useState<number | null>(null)
  const save = async (n: number, file: string) => {
    setBusyFile(n)
    try {
      await download(n, file)
    } catch (error) {
      const action = { label: common.tryAgain, run: () => void save(n, file) }
      toast({ text: `${texts.downloadFailed(file)} ${errorText(common, error)}`, isError: true, action })
    }
    setBusyFile(null)
  }
  return (
    <ul className="sent-files" aria-label={label}>
      {files.map(({ n, name, size }) => (
        <li key={n}>
          <Button
            look="quiet"
            icon="dl"
            busy={busyFile === n}
            title={`${texts.download(name, formatSize(size, language))} (${texts.notScanned})`}
            onClick={() => void save(n, name)}
          >
            <span className="file">{name}</span>{" "}
            <small>
              {formatSize(size, language)}, {texts.notScanned}
            </small>
          </Button>
        </li>
      ))}
    </ul>
  )
}
