import type { DemandBoard } from "#contract/demand.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { weekNumber } from "../ui/format-date.ts"

type Week = DemandBoard["weeks"][number]

const [chart, bar] = [132, 104]

const percentOf = ({ searches, missed }: Week): number | null => (searches > 0 ? (100 * missed) / searches : null)

/** Share of searches without hits: this week's figure beside twelve weeks to scale. */
export function WeekShares({ weeks }: { weeks: readonly Week[] }) {
  return (
    <div className="demand-share">
      <ShareFigure weeks={weeks} />
      <ShareBars weeks={weeks} />
    </div>
  )
}

function ShareFigure({ weeks }: { weeks: readonly Week[] }) {
  const { demand: texts } = useDashboardTexts()
  const now = weeks.at(-1)
  const percent = now ? percentOf(now) : null
  const before = weeks.slice(0, -1).find((week) => week.searches > 0)
  const change = percent === null || !before ? null : percent - (percentOf(before) ?? 0)
  if (!now) return null
  return (
    <div className="demand-figure">
      <b>
        {percent === null ? "–" : texts.share(percent)}
        <small>%</small>
      </b>
      <p>
        {percent === null ? texts.noSearches(weekNumber(now.week)) : texts.shareOf(now.searches, weekNumber(now.week))}
        {before && change !== null && Math.abs(change) >= 0.05 && (
          <>
            {" "}
            <strong className={change < 0 ? "demand-fewer" : undefined}>
              {change < 0 ? texts.fewer(-change) : texts.more(change)}
            </strong>{" "}
            {texts.since(weekNumber(before.week))}
          </>
        )}
      </p>
    </div>
  )
}

function ShareBars({ weeks }: { weeks: readonly Week[] }) {
  const { demand: texts } = useDashboardTexts()
  const percents = weeks.map(percentOf)
  const highest = Math.max(1, ...percents.map((percent) => percent ?? 0))
  return (
    <ol className="demand-weeks" aria-label={texts.weeksLabel}>
      {weeks.map(({ week }, index) => {
        const percent = percents[index] ?? null
        const height = percent === null ? 0 : (bar * percent) / highest
        const top = chart - height
        return (
          <li key={week} className={index === weeks.length - 1 ? "demand-now" : undefined}>
            <span className="visually-hidden">{texts.weekShare(weekNumber(week), percent)}</span>
            <svg aria-hidden="true" width="100%" height={chart}>
              <rect x="0" y={top} width="100%" height={height} />
              {percent !== null && (
                <>
                  <line x1="0" x2="100%" y1={top} y2={top} />
                  <text x="50%" y={top - 7}>
                    {texts.share(percent)}
                  </text>
                </>
              )}
            </svg>
            <span className="demand-week" aria-hidden="true">
              {weekNumber(week)}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
