import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { DataTable } from "../ui/data-table.tsx"
import { useFormatCount } from "../ui/format-number.ts"

export interface Bar {
  key: string
  /** Named in the table. */
  name: string
  /** Written below the axis; "" for most. */
  tick: string
  count: number
  /** "now": not yet at its end; "quiet": a weekend. */
  tone?: "now" | "quiet"
}

interface BarChartProps {
  title: string
  /** The sum in words. */
  sum: string
  /** Heading of the bars' names in the table. */
  heading: string
  bars: readonly Bar[]
}

const [height, gap] = [120, 20]

/** Counts over time as bars to scale, with the figures as a table to open. */
export function BarChart({ title, sum, heading, bars }: BarChartProps) {
  const { overview: texts } = useDashboardTexts()
  const formatCount = useFormatCount()
  const highest = Math.max(1, ...bars.map(({ count }) => count))
  const step = 100 / Math.max(1, bars.length)
  return (
    <section className="d-sec chart" aria-label={title}>
      <h2>
        {title} <small>{sum}</small>
      </h2>
      <svg aria-hidden="true" width="100%" height={gap + height + gap}>
        <line x1="0" x2="100%" y1={gap} y2={gap} />
        <text x="0" y={gap - 6}>
          {formatCount(highest)}
        </text>
        {bars.map(({ key, tick, count, tone }, index) => (
          <g key={key} className={tone && `bar-${tone}`}>
            <rect
              x={`${index * step + step * 0.1}%`}
              width={`${step * 0.8}%`}
              y={gap + height - (height * count) / highest}
              height={(height * count) / highest}
            />
            <text x={`${index * step}%`} y={gap + height + gap - 4}>
              {tick}
            </text>
          </g>
        ))}
        <line className="chart-axis" x1="0" x2="100%" y1={gap + height} y2={gap + height} />
      </svg>
      <details>
        <summary>{texts.asTable}</summary>
        <DataTable
          label={title}
          rows={bars.toReversed()}
          keyOf={({ key }) => key}
          columns={[
            { key: "name", heading, cell: ({ name }) => name },
            { key: "count", heading: texts.amount, align: "end", cell: ({ count }) => formatCount(count) },
          ]}
        />
      </details>
    </section>
  )
}
