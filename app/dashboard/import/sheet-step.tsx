import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { Button } from "../ui/button.tsx"
import { FailureNotice } from "./failure-notice.tsx"
import { UploadProgress } from "./upload-progress.tsx"
import type { ImportCourse, ImportResult } from "./use-import.ts"

interface SheetStepProps {
  course: ImportCourse
  preview: ImportResult
}

/** Which worksheet, and which of its rows holds the headings; what was recognised is set. */
export function SheetStep({ course, preview }: SheetStepProps) {
  const { partImport: texts } = useDashboardTexts()
  const { busy, failure } = course
  return (
    <div className="import-check">
      {failure && <FailureNotice failure={failure} course={course} />}
      {preview.sheets.length > 1 && <Worksheets course={course} preview={preview} />}
      {preview.first_rows.length > 0 && <FirstRows course={course} preview={preview} />}
      <div className="action-row import-actions">
        {busy && <UploadProgress busy={busy} isGrouped={course.isGrouped} />}
        <Button look="quiet" onClick={busy ? course.cancel : () => course.goTo("choose")}>
          {texts.back}
        </Button>
        <Button busy={busy !== null} onClick={() => course.leaveSheet()}>
          {texts.next}
        </Button>
      </div>
    </div>
  )
}

function Worksheets({ course, preview }: SheetStepProps) {
  const { partImport: texts } = useDashboardTexts()
  return (
    <fieldset className="worksheets" disabled={course.busy !== null}>
      <legend>{texts.sheetTitle}</legend>
      {preview.sheets.map(({ name, rows, hidden, chosen }) => (
        <label key={name} className="choice">
          <input
            type="radio"
            name="worksheet"
            checked={chosen}
            disabled={rows === 0}
            onChange={() => void course.runPreview({ sheet: name, headingRow: null, columns: null, near: {} })}
          />
          <b>{name}</b>
          <small>
            {texts.sheetRows(rows)}
            {hidden && (
              <span className="hidden-sheet">
                <Icon name="eye" /> {texts.sheetHidden}
              </span>
            )}
          </small>
        </label>
      ))}
    </fieldset>
  )
}

/** The first rows as the sheet shows them; a press on one takes it for the headings. */
function FirstRows({ course, preview: { first_rows: rows, heading_row: heading } }: SheetStepProps) {
  const { partImport: texts } = useDashboardTexts()
  const width = Math.max(...rows.map(({ cells }) => cells.length))
  const take = (row: number) => {
    if (row !== heading) void course.runPreview({ headingRow: row, columns: null, near: {} })
  }
  return (
    <fieldset className="first-rows" disabled={course.busy !== null}>
      <legend>{texts.headingTitle}</legend>
      <div className="first-rows-scroll">
        <table>
          <tbody>
            {rows.map(({ row, cells }) => (
              <tr
                key={row}
                className={row === heading ? "heading-row" : row < heading ? "skipped" : undefined}
                onClick={() => take(row)}
              >
                <th scope="row">
                  <label>
                    <input
                      type="radio"
                      name="heading-row"
                      checked={row === heading}
                      aria-label={texts.headingRow(row, cells.filter(Boolean).join(", "))}
                      onChange={() => take(row)}
                    />
                    <span className="mono">{row}</span>
                  </label>
                </th>
                {Array.from({ length: width }, (_, index) => (
                  <td key={index}>{cells[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </fieldset>
  )
}
