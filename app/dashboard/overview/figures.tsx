import { useQuery } from "@tanstack/react-query"
import { Link } from "react-router"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { read } from "../api/read.ts"
import { Sparkline } from "../demand/demand-cells.tsx"
import { DataTable } from "../ui/data-table.tsx"
import { formatDate, formatDayAndMonth, formatDayShort, germanFields } from "../ui/format-date.ts"
import { useFormatCount } from "../ui/format-number.ts"
import { type Bar, BarChart } from "./bar-chart.tsx"

const dayMs = 86_400_000
const [shownWeeks, shownRows] = [26, 6]

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
const today = () => germanFields(new Date()).day

function mondayOf(day: string): string {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  return dayAfter(day, -((weekday + 6) % 7))
}

/** Inquiries of the last 26 weeks. */
export function InquiryWeeks() {
  const { overview: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const now = mondayOf(today())
  const from = dayAfter(now, -7 * (shownWeeks - 1))
  const { data } = useQuery(read("GET /desk/figures", { query: { from } }))
  if (!data) return null
  const counts = new Map(data.weeks.map(({ week, inquiries }) => [week, inquiries]))
  const bars = Array.from({ length: shownWeeks }, (_, index): Bar => {
    const week = dayAfter(from, 7 * index)
    const isMonthStart = Number(week.slice(8)) <= 7
    return {
      key: week,
      name: texts.weekFrom(formatDayAndMonth(week, language)),
      tick: isMonthStart ? formatDate(week, language, { month: "short" }) : "",
      count: counts.get(week) ?? 0,
      ...(week === now && { tone: "now" }),
    }
  })
  const sum = texts.inWeeks(data.total.inquiries, shownWeeks)
  return <BarChart title={texts.inquiriesByWeek} sum={sum} heading={texts.week} bars={bars} />
}

/** What visitors search for most without a hit. */
export function SearchedInVain() {
  const { overview: texts, demand } = useDashboardTexts()
  const formatCount = useFormatCount()
  const { data } = useQuery(read("GET /demand", { query: { kind: "search" } }))
  if (!data || data.items.length === 0) return null
  return (
    <section className="d-sec chart">
      <h2>
        <Link to="/dashboard/demand">{texts.searchedInVain}</Link> <small>{demand.columns.weeks}</small>
      </h2>
      <DataTable
        label={texts.searchedInVain}
        rows={data.items.slice(0, shownRows)}
        keyOf={({ term }) => term}
        columns={[
          { key: "term", heading: demand.columns.term, cell: ({ term }) => term },
          {
            key: "weeks",
            heading: demand.columns.weeks,
            card: "line",
            cell: ({ weeks }) => <Sparkline weeks={weeks} label={demand.weekCounts(weeks.join(", "))} />,
          },
          { key: "total", heading: demand.columns.total, align: "end", cell: ({ total }) => formatCount(total) },
        ]}
      />
    </section>
  )
}

/** Page views of the last 30 days, with the pages, hosts and languages that they were. */
export function VisitDays() {
  const { overview: texts, common } = useDashboardTexts()
  const language = useDashboardLanguage()
  const formatCount = useFormatCount()
  const { data } = useQuery(read("GET /visit"))
  if (!data) return null
  const bars = data.days.map(({ day, count }, index): Bar => {
    const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
    const tone = day === data.to ? "now" : weekday % 6 === 0 ? "quiet" : undefined
    return {
      key: day,
      name: formatDayShort(`${day}T12:00:00Z`, language),
      tick: index % 7 === 2 ? formatDayAndMonth(day, language) : "",
      count,
      ...(tone && { tone }),
    }
  })
  const shares = [
    { title: texts.mostRead, rows: data.pages },
    { title: texts.cameFrom, rows: data.referrers.map(({ name, count }) => ({ name: name || texts.direct, count })) },
    {
      title: texts.language,
      rows: data.languages.map(({ name, count }) => ({ name: common.languageNames[name], count })),
    },
  ]
  return (
    <>
      <BarChart
        title={texts.viewsByDay}
        sum={texts.inDays(data.total, data.days.length)}
        heading={texts.day}
        bars={bars}
      />
      {data.total > 0 &&
        shares.map(({ title, rows }) => (
          <section key={title} className="d-sec chart">
            <h2>{title}</h2>
            <DataTable
              label={title}
              rows={rows.slice(0, shownRows)}
              keyOf={({ name }) => name}
              columns={[
                { key: "name", heading: title, cell: ({ name }) => name },
                { key: "count", heading: texts.views, align: "end", cell: ({ count }) => formatCount(count) },
              ]}
            />
          </section>
        ))}
      <p className="chart-note">{texts.howCounted}</p>
    </>
  )
}
