import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { formatDate, germanZone } from "../ui/format-date.ts"

const minuteMs = 60_000

/** A moment by the clock in Germany, by the browser's where that differs, and how far away it is. */
export function MomentRow({ at, from }: { at: Date; from: number }) {
  const { publishing: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const clock = (timeZone: string | undefined, isDayShown: boolean) =>
    formatDate(at, language, {
      ...(isDayShown && { day: "numeric", month: "short" }),
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
      timeZoneName: "short",
      timeZone,
    })
  const dayIn = (timeZone: string | undefined) => at.toLocaleDateString("sv-SE", { timeZone })
  const timeIn = (timeZone: string | undefined) => at.toLocaleTimeString("sv-SE", { timeZone })
  const isElsewhere = dayIn(undefined) !== dayIn(germanZone) || timeIn(undefined) !== timeIn(germanZone)
  return (
    <dl className="moment-row">
      <div>
        <dt>{texts.inGermany}</dt>
        <dd>{clock(germanZone, false)}</dd>
      </div>
      {isElsewhere && (
        <div>
          <dt>{texts.inBrowser}</dt>
          <dd>{clock(undefined, dayIn(undefined) !== dayIn(germanZone))}</dd>
        </div>
      )}
      <div>
        <dt>{texts.fromNow}</dt>
        <dd>{texts.duration(Math.floor((at.getTime() - from) / minuteMs))}</dd>
      </div>
    </dl>
  )
}
