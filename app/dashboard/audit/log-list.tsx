import { useId } from "react"
import { Link } from "react-router"
import type { AuditEntry } from "#contract/audit.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { formatTime } from "../ui/format-date.ts"
import { describeEntry, detailOfEntry } from "./describe-entry.ts"
import { groupByDay } from "./group-by-day.ts"
import { recordPath } from "./record-path.ts"

/** The log by day, each entry a sentence. */
export function LogList({ entries }: { entries: readonly AuditEntry[] }) {
  const language = useDashboardLanguage()
  return groupByDay(entries, language).map(({ day, entries: same }) => <LogDay key={day} day={day} entries={same} />)
}

function LogDay({ day, entries }: { day: string; entries: readonly AuditEntry[] }) {
  const language = useDashboardLanguage()
  const id = useId()
  return (
    <section className="log-day" aria-labelledby={id}>
      <h2 id={id}>{day}</h2>
      <ol>
        {entries.map((entry) => (
          <li key={entry.id}>
            <time dateTime={entry.at}>{formatTime(entry.at, language)}</time>
            <LogEntry entry={entry} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function LogEntry({ entry }: { entry: AuditEntry }) {
  const texts = useDashboardTexts()
  const path = recordPath(entry)
  const detail = detailOfEntry(entry, texts)
  return (
    <div>
      <p>
        {describeEntry(entry, texts).map(({ text, kind }, at) => {
          const key = `${at} ${kind}`
          if (kind === "who") return <b key={key}>{text}</b>
          if (kind === "record" && path !== null)
            return (
              <Link key={key} to={path}>
                {text}
              </Link>
            )
          return <span key={key}>{text}</span>
        })}
      </p>
      {detail !== "" && <p className="log-detail">{detail}</p>}
    </div>
  )
}
