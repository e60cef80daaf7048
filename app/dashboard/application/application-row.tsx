import { useState } from "react"
import type { Application } from "#contract/application.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { downloadFile } from "../api/call-api.ts"
import { errorText } from "../api/error-text.ts"
import { formatSize } from "../import/sheet-file.ts"
import { HumanCheckMark } from "../inquiry/human-check.tsx"
import { Button } from "../ui/button.tsx"
import { formatMoment } from "../ui/format-date.ts"
import { useToast } from "../ui/toasts.tsx"

interface ApplicationRowProps {
  application: Application
  onRemove: () => void
}

export function ApplicationRow({ application, onRemove }: ApplicationRowProps) {
  const { applications: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const { id, first_name, last_name, email, reference, created_at, lang, verified } = application
  const name = `${first_name} ${last_name}`
  return (
    <li>
      <div className="applicant">
        <b id={`application-${id}`} tabIndex={-1}>
          {name}
        </b>
        <a href={`mailto:${email}`}>{email}</a>
      </div>
      <p className="application-facts">
        <time dateTime={created_at}>{texts.received(formatMoment(created_at, language))}</time>
        <span>
          <span className="mono">{reference}</span>, {texts.wroteIn[lang]}
        </span>
        <HumanCheckMark verified={verified} />
      </p>
      <CvFiles application={application} name={name} />
      <button type="button" className="icon-button" aria-label={texts.remove(name)} onClick={onRemove}>
        <Icon name="trash" />
      </button>
    </li>
  )
}

function CvFiles({ application: { id, cv }, name }: { application: Application; name: string }) {
  const { applications: texts, common } = useDashboardTexts()
  const language = useDashboardLanguage()
  const toast = useToast()
  const [busyFile, setBusyFile] = useState<number | null>(null)
  const download = async (n: number, file: string) => {
    setBusyFile(n)
    try {
      await downloadFile("/application/:id/cv/:number", file, { params: { id, number: n } })
    } catch (error) {
      const action = { label: common.tryAgain, run: () => void download(n, file) }
      toast({ text: `${texts.downloadFailed(file)} ${errorText(common, error)}`, isError: true, action })
    }
    setBusyFile(null)
  }
  if (cv.length === 0) return <span className="no-files">{texts.noFiles}</span>
  return (
    <ul className="application-files" aria-label={texts.files(name)}>
      {cv.map(({ n, name: file, size }) => (
        <li key={n}>
          <Button
            look="quiet"
            icon="dl"
            busy={busyFile === n}
            title={`${texts.download(file, formatSize(size, language))} (${texts.notScanned})`}
            onClick={() => void download(n, file)}
          >
            <span className="file">{file}</span>{" "}
            <small>
              {formatSize(size, language)}, {texts.notScanned}
            </small>
          </Button>
        </li>
      ))}
    </ul>
  )
}
