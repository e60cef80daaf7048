import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import type { DeskFigure } from "#contract/desk-figures.ts"
import { languageTable } from "#contract/language.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { tableRoles as roles } from "#app/ui/table-roles.ts"
import { read } from "../api/read.ts"
import { DownloadButton, nameOfToday } from "../ui/download-button.tsx"
import { formatMinutes } from "./format-minutes.ts"
import "./desk-figures.css"

const figureColumns = ["inquiries", "answered", "share", "median", "p90"] as const

/** Response times of the last 90 days; loaded when opened. */
export function FiguresPanel() {
  const desk = useDeskTexts()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className="desk-figures" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{desk.figures}</summary>
      {isOpen && <FiguresTable />}
    </details>
  )
}

function FiguresTable() {
  const { filters, languages, exportFailed } = useDashboardTexts().inquiries
  const desk = useDeskTexts()
  const language = useDashboardLanguage()
  const { data } = useQuery(read("GET /desk/figures"))
  if (!data) return null
  const day = (iso: string) =>
    new Intl.DateTimeFormat(languageTable[language].locale, { day: "numeric", month: "short", timeZone: "UTC" }).format(
      new Date(`${iso}T00:00:00Z`),
    )
  const isCounted = ({ inquiries }: DeskFigure) => inquiries > 0
  const rows: [string, DeskFigure][] = [
    [desk.allRequests, data.total],
    ...data.weeks.toReversed().map((figure): [string, DeskFigure] => [desk.weekFrom(day(figure.week)), figure]),
    ...data.languages.filter(isCounted).map((figure): [string, DeskFigure] => [languages[figure.lang], figure]),
    ...data.sources.filter(isCounted).map((figure): [string, DeskFigure] => [filters[figure.source], figure]),
    ...data.people.map((figure): [string, DeskFigure] => [figure.owner?.name ?? desk.nobody, figure]),
  ]
  return (
    <>
      <table className="dense" {...roles.table} aria-label={desk.figures}>
        <thead {...roles.group}>
          <tr>
            <th scope="col">{desk.figures}</th>
            {figureColumns.map((column) => (
              <th key={column} {...roles.head} className="desk-number">
                {desk.figureColumns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {rows.map(([name, figure], index) => (
            <tr key={`${name}-${index}`} {...roles.row}>
              <th {...roles.rowHead}>{name}</th>
              <Cells figure={figure} />
            </tr>
          ))}
        </tbody>
      </table>
      <DownloadButton
        address="/desk/figures"
        name={nameOfToday(desk.figuresName, "csv")}
        options={{ query: { format: "csv", words: language } }}
        failed={exportFailed}
      >
        CSV
      </DownloadButton>
    </>
  )
}

function Cells({ figure: { inquiries, answered, within, late, median_minutes, p90_minutes } }: { figure: DeskFigure }) {
  const desk = useDeskTexts()
  const language = useDashboardLanguage()
  const { locale } = languageTable[language]
  const number = new Intl.NumberFormat(locale)
  const share = new Intl.NumberFormat(locale, { style: "percent" })
  const minutes = (value: number | null) => (value === null ? "–" : formatMinutes(value, desk.units))
  const cells = {
    inquiries: number.format(inquiries),
    answered: number.format(answered),
    share: within + late === 0 ? "–" : share.format(within / (within + late)),
    median: minutes(median_minutes),
    p90: minutes(p90_minutes),
  }
  return figureColumns.map((column) => (
    <td key={column} {...roles.cell} className="desk-number" data-label={desk.figureColumns[column]}>
      {cells[column]}
    </td>
  ))
}
