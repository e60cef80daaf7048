import { useQuery } from "@tanstack/react-query"
import type { DeskFigure } from "#contract/desk-figures.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { read } from "../api/read.ts"
import { type DataColumn, DataTable } from "../ui/data-table.tsx"
import { DownloadButton, nameOfToday } from "../ui/download-button.tsx"
import { formatDayAndMonth } from "../ui/format-date.ts"
import { formatMinutes, formatShare, useFormatCount } from "../ui/format-number.ts"
import "./desk.css"
import "./desk-figures.css"

interface NamedFigure extends DeskFigure {
  key: string
  name: string
}

const figureColumns = ["inquiries", "answered", "share", "median", "p90"] as const

/** Response times of the last 90 days. */
export function FiguresTable() {
  const { filters, languages, exportFailed } = useDashboardTexts().inquiries
  const desk = useDeskTexts()
  const language = useDashboardLanguage()
  const formatCount = useFormatCount()
  const { data } = useQuery(read("GET /desk/figures"))
  if (!data) return null
  const minutes = (value: number | null) => (value === null ? "–" : formatMinutes(value, desk.units))
  const cells: Record<(typeof figureColumns)[number], (figure: DeskFigure) => string> = {
    inquiries: ({ inquiries }) => formatCount(inquiries),
    answered: ({ answered }) => formatCount(answered),
    share: ({ within, late }) => (within + late === 0 ? "–" : formatShare(within / (within + late), language)),
    median: ({ median_minutes }) => minutes(median_minutes),
    p90: ({ p90_minutes }) => minutes(p90_minutes),
  }
  const isCounted = ({ inquiries }: DeskFigure) => inquiries > 0
  const rows: NamedFigure[] = [
    { key: "total", name: desk.allRequests, ...data.total },
    ...data.weeks.toReversed().map((figure) => ({
      key: figure.week,
      name: desk.weekFrom(formatDayAndMonth(figure.week, language)),
      ...figure,
    })),
    ...data.languages
      .filter(isCounted)
      .map((figure) => ({ key: figure.lang, name: languages[figure.lang], ...figure })),
    ...data.sources
      .filter(isCounted)
      .map((figure) => ({ key: figure.source, name: filters[figure.source], ...figure })),
    ...data.people.map((figure) => ({
      key: `owner ${figure.owner?.id}`,
      name: figure.owner?.name ?? desk.nobody,
      ...figure,
    })),
  ]
  return (
    <div className="desk-figures">
      <DataTable
        label={desk.figures}
        hasOwnCards
        columns={[
          { key: "name", heading: desk.figures, cell: ({ name }) => name },
          ...figureColumns.map(
            (key): DataColumn<NamedFigure> => ({
              key,
              heading: desk.figureColumns[key],
              align: "end",
              isLabelled: true,
              cell: cells[key],
            }),
          ),
        ]}
        rows={rows}
        keyOf={({ key }) => key}
      />
      <DownloadButton
        address="/desk/figures"
        name={nameOfToday(desk.figuresName, "csv")}
        options={{ query: { format: "csv", words: language } }}
        failed={exportFailed}
      >
        CSV
      </DownloadButton>
    </div>
  )
}
