import type { SheetReadingInfo } from "#contract/sheet.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { FirstRows } from "./first-rows.tsx"
import { ImportFoot } from "./import-foot.tsx"
import { columnLetters } from "./import-steps.ts"
import type { StepProps } from "./use-import.ts"

const rowsShown = 4

/** Which worksheet of the file; the first visible one that has headings is chosen. */
export function SheetStep({ course, result: { sheets, first_rows } }: StepProps) {
  const { partImport: texts } = useDashboardTexts()
  const chosen = sheets.find((sheet) => sheet.chosen)
  const rows = first_rows.slice(0, rowsShown)
  return (
    <>
      <fieldset className="worksheets" disabled={course.busy?.what === "apply"}>
        <legend>{texts.sheetTitle}</legend>
        {sheets.map((sheet) => (
          <label key={sheet.name} className={sheet.rows === 0 ? "empty-worksheet" : undefined}>
            <input
              type="radio"
              name="worksheet"
              checked={sheet.chosen}
              disabled={sheet.rows === 0}
              onChange={() =>
                course.choose({ sheet: sheet.name, headingRow: null, isHeadless: false, columns: null, near: {} })
              }
            />
            <b>{sheet.name}</b>
            <span className="mono">{texts.sheetRows(sheet.rows)}</span>
            <SheetFacts sheet={sheet} />
            {sheet.hidden && (
              <em>
                <Icon name="eye" /> {texts.sheetHidden}
              </em>
            )}
          </label>
        ))}
      </fieldset>
      {chosen && rows.length > 0 && (
        <>
          <h3 className="import-subject">
            {texts.rowsOf(chosen.name, rows[0]?.row ?? 1, rows.at(-1)?.row ?? rows.length)}
          </h3>
          <FirstRows label={chosen.name} rows={rows} />
        </>
      )}
      <ImportFoot course={course} onAction={() => void course.leave("sheet")}>
        {texts.sheetFoot(sheets.length)}
      </ImportFoot>
    </>
  )
}

/** What was found in a worksheet. */
function SheetFacts({ sheet: { rows, numbers, column } }: { sheet: SheetReadingInfo["sheets"][number] }) {
  const { partImport: texts } = useDashboardTexts()
  if (rows === 0) return <span>{texts.sheetEmpty}</span>
  return <span>{numbers === 0 ? texts.sheetNoNumbers : texts.sheetNumbers(numbers, columnLetters(column))}</span>
}
