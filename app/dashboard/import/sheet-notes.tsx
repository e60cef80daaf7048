import { nearChoices } from "#contract/sheet-constants.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import type { ImportCourse, ImportResult } from "./use-import.ts"

interface SheetNotesProps {
  course: ImportCourse
  preview: ImportResult
}

/** What of a sheet has to be decided or known before it is applied: hidden rows, near-duplicates, rows that are no parts. */
export function SheetNotes({ course, preview }: SheetNotesProps) {
  const { partImport: texts } = useDashboardTexts()
  const { choice, busy, runPreview } = course
  return (
    <>
      {preview.hidden_rows > 0 && (
        <label className="choice">
          <input
            type="checkbox"
            checked={choice.skipsHidden}
            disabled={busy !== null}
            onChange={(event) => void runPreview({ skipsHidden: event.target.checked })}
          />
          <b>{texts.hiddenRows(preview.hidden_rows)}</b>
          <small>{texts.hiddenRowsHint}</small>
        </label>
      )}
      {preview.near.length > 0 && <NearRows course={course} preview={preview} />}
      {preview.set_aside.length > 0 && (
        <details className="sample">
          <summary>
            <Icon name="down" />
            <b>{texts.setAside(preview.set_aside.length)}</b>
          </summary>
          <ul className="sample-rows">
            {preview.set_aside.map(({ row, value, reason }) => (
              <li key={row}>
                <span className="mono">{texts.rowOf(row)}</span>
                <span>
                  {value} <span className="hint">{texts.setAsideReasons[reason]}</span>
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function NearRows({ course: { choice, busy, runPreview }, preview }: SheetNotesProps) {
  const { partImport: texts } = useDashboardTexts()
  return (
    <fieldset className="near-rows" disabled={busy !== null}>
      <legend>{texts.near(preview.near.length)}</legend>
      <p className="hint">{texts.nearHint}</p>
      <ul className="sheet-columns">
        {preview.near.map(({ row, number, existing }) => (
          <li key={row}>
            <span className="mono">{row}</span>
            <span className="sheet-column">
              <b className="mono">{number}</b>
              <span>{texts.nearExisting(existing)}</span>
            </span>
            <select
              className="input"
              aria-label={texts.nearOf(row, number, existing)}
              value={choice.near[row] ?? "other"}
              onChange={(event) => {
                const chosen = nearChoices.find((name) => name === event.target.value)
                if (chosen) void runPreview({ near: { ...choice.near, [row]: chosen } })
              }}
            >
              {nearChoices.map((name) => (
                <option key={name} value={name}>
                  {texts.nearChoices[name]}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
