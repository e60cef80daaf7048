import type { Application } from "#contract/application.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { downloadFile } from "../api/call-api.ts"
import { HumanCheckMark } from "../inquiry/human-check.tsx"
import { SentFiles } from "../inquiry/sent-files.tsx"
import { formatMoment } from "../ui/format-date.ts"

interface ApplicationRowProps {
  application: Application
  onRemove: () => void
}

export function ApplicationRow({ application, onRemove }: ApplicationRowProps) {
  const { applications: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const { id, cv, first_name, last_name, email, reference, created_at, lang, verified } = application
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
      {cv.length === 0 ? (
        <span className="no-files">{texts.noFiles}</span>
      ) : (
        <SentFiles
          files={cv}
          label={texts.files(name)}
          download={(n, file) => downloadFile("/application/:id/cv/:number", file, { params: { id, number: n } })}
        />
      )}
      <button type="button" className="icon-button" aria-label={texts.remove(name)} onClick={onRemove}>
        <Icon name="trash" />
      </button>
    </li>
  )
}
