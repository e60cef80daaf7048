import { shortShare } from "#contract/inquiry-constants.ts"
import type { Inquiry } from "#contract/inquiry.ts"
import { useDashboardLanguage } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { formatDayShort } from "../ui/format-date.ts"
import { formatMinutes } from "../ui/format-number.ts"

/** Remaining promised time: a figure, and a bar. */
export function TimeLeft({ inquiry: { time_left, remind_at, state } }: { inquiry: Inquiry }) {
  const desk = useDeskTexts()
  const language = useDashboardLanguage()
  if (!time_left) {
    if (remind_at === null || state === "closed") return null
    return <span className="time-left time-remind">{desk.remindOn(formatDayShort(remind_at, language))}</span>
  }
  const { minutes, of: promisedMinutes } = time_left
  const used = Math.min(1, Math.max(0, 1 - minutes / promisedMinutes))
  const tone = minutes < 0 ? " time-over" : used >= shortShare ? " time-short" : ""
  const time = formatMinutes(minutes, desk.units)
  return (
    <span className={`time-left${tone}`}>
      <span>
        {minutes < 0 && "+"}
        {time} <span className="visually-hidden">{minutes < 0 ? desk.timeIsOver : desk.timeIsLeft}</span>
      </span>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <path className="time-whole" d={`M0 4H100M100 0V8M${shortShare * 100} 0V8`} />
        <path className="time-used" d={`M0 4H${Math.round(used * 100)}`} />
      </svg>
    </span>
  )
}
