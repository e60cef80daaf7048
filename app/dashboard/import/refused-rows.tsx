import { useState } from "react"
import type { SheetError } from "#contract/sheet.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { tableRoles as roles } from "#app/ui/table-roles.ts"
import { copyText } from "../copy-text.ts"
import { Pager } from "../list/pager.tsx"
import { Button } from "../ui/button.tsx"
import { Notice } from "../ui/notice.tsx"
import { areOfRows, describeError, errorsAsTabs } from "./error-list.ts"
import type { ChosenSheet } from "./use-import.ts"
import { useRefusedSheet } from "./use-refused-sheet.ts"

const rowsPerPage = 50

interface RefusedRowsProps {
  errors: readonly SheetError[]
  text: string
  sheet: ChosenSheet
}

/** Rejected cells of a sheet, with row, column and reason; the rows can be saved as a sheet to be corrected. */
export function RefusedRows({ errors, text, sheet }: RefusedRowsProps) {
  const { partImport: texts } = useDashboardTexts()
  const [said, setSaid] = useState("")
  const [page, setPage] = useState(1)
  const refused = useRefusedSheet(sheet)
  const copy = async () => setSaid((await copyText(errorsAsTabs(errors, texts))) ? texts.copied : texts.copyFailed)
  const { row, column, value, reason } = texts.columns
  return (
    <div className="refused">
      <Notice tone="bad">
        <b>{texts.refusedTitle(errors.length)}</b>
        <p>{text}</p>
      </Notice>
      <div className="refused-actions">
        <Button look="quiet" icon="copy" onClick={() => void copy()}>
          {texts.copyList}
        </Button>
        {areOfRows(errors) && (
          <Button look="quiet" icon="dl" busy={refused.isBusy} onClick={() => void refused.save()}>
            {texts.refusedSheet}
          </Button>
        )}
        <output>{said}</output>
      </div>
      <table className="refused-list" {...roles.table}>
        <thead {...roles.group}>
          <tr {...roles.row}>
            {[row, column, value, reason].map((heading) => (
              <th key={heading} {...roles.head}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {errors.slice((page - 1) * rowsPerPage, page * rowsPerPage).map((error) => (
            <RefusedRow key={`${error.row} ${error.column} ${error.code}`} error={error} />
          ))}
        </tbody>
      </table>
      {errors.length > rowsPerPage && <Pager page={page} limit={rowsPerPage} total={errors.length} onPage={setPage} />}
    </div>
  )
}

function RefusedRow({ error }: { error: SheetError }) {
  const { partImport: texts } = useDashboardTexts()
  const [row, column, value, reason] = describeError(error, texts)
  return (
    <tr {...roles.row}>
      <th {...roles.rowHead} className="mono">
        <span className="card-label">{texts.columns.row} </span>
        {row}
      </th>
      <td {...roles.cell}>{column}</td>
      <td {...roles.cell} className="mono">
        {value}
      </td>
      <td {...roles.cell}>{reason}</td>
    </tr>
  )
}
