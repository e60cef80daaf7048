import { useState } from "react"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { formatBytes } from "../ui/format-number.ts"
import { Button } from "../ui/button.tsx"
import { useAction } from "../ui/use-action.ts"
import "./conversation.css"

interface SentFilesProps {
  files: readonly { n: number; name: string; size: number }[]
  label: string
  download: (n: number, name: string) => Promise<void>
}

/** Attachments of a form, as downloads. */
export function SentFiles({ files, label, download }: SentFilesProps) {
  const { applications: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const [chosen, setChosen] = useState(0)
  const { isBusy, run } = useAction({ canRetry: true })
  const save = (n: number, name: string) => {
    if (!isBusy) setChosen(n)
    void run(() => download(n, name), { failed: texts.downloadFailed(name) })
  }
  return (
    <ul className="sent-files" aria-label={label}>
      {files.map(({ n, name, size }) => (
        <li key={n}>
          <Button
            look="quiet"
            icon="dl"
            busy={isBusy && chosen === n}
            title={`${texts.download(name, formatBytes(size, language))} (${texts.notScanned})`}
            onClick={() => save(n, name)}
          >
            <span className="file">{name}</span>{" "}
            <small>
              {formatBytes(size, language)}, {texts.notScanned}
            </small>
          </Button>
        </li>
      ))}
    </ul>
  )
}
