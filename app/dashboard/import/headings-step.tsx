import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { FirstRows } from "./first-rows.tsx"
import { ImportFoot } from "./import-foot.tsx"
import type { StepProps } from "./use-import.ts"

/** Which row holds the headings; a press on one takes it. */
export function HeadingsStep({ course, choice, result }: StepProps) {
  const { partImport: texts } = useDashboardTexts()
  const { first_rows: rows, columns, set_aside } = result
  const { isHeadless } = choice
  // A sheet without headings begins below the row that the server names.
  const heading = result.heading_row + (isHeadless ? 1 : 0)
  const aside = new Map(set_aside.map(({ row, reason }) => [row, reason]))
  const firstPart = rows.find(({ row }) => (isHeadless ? row >= heading : row > heading) && !aside.has(row))?.row
  const titles = rows.filter(({ row }) => row < heading).length
  const take = (row: number, isFirstPart = isHeadless) => {
    if (row !== heading || isFirstPart !== isHeadless)
      course.choose({ headingRow: row, isHeadless: isFirstPart, columns: null, near: {} })
  }
  const mark = (row: number) => {
    if (row === heading && !isHeadless)
      return {
        text: (
          <>
            <Icon name="check" /> {texts.headingMarks.heading}
          </>
        ),
      }
    if (row < heading) return { text: row === rows[0]?.row ? texts.headingMarks.above : "", isLeftOut: true }
    const reason = aside.get(row)
    if (reason) return { text: texts.setAsideReasons[reason], isLeftOut: true }
    return row === firstPart ? { text: texts.headingMarks.first } : null
  }
  return (
    <>
      <fieldset className="headings" disabled={course.busy?.what === "apply"}>
        <legend>
          {texts.headingTitle} <small>{texts.headingHint(heading, columns.filter(({ known }) => known).length)}</small>
        </legend>
        <FirstRows
          label={texts.headingTitle}
          rows={rows}
          heading={isHeadless ? 0 : heading}
          mark={mark}
          onRow={take}
          head={(row, cells) => (
            <label>
              <input
                type="radio"
                name="heading-row"
                checked={row === heading}
                aria-label={texts.headingRow(row, cells.filter(Boolean).join(", "))}
                onChange={() => take(row)}
              />
              <span>{row}</span>
            </label>
          )}
        />
        <label className="tick-line">
          <input type="checkbox" checked={isHeadless} onChange={(event) => take(heading, event.target.checked)} />
          <span>{texts.headless(heading)}</span>
        </label>
      </fieldset>
      <ImportFoot course={course} onAction={() => void course.leave("headings")}>
        {texts.headingsFoot(titles, set_aside.length)}
      </ImportFoot>
    </>
  )
}
