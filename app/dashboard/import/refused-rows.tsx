import { useState } from "react"
import type { SheetError } from "#contract/sheet.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { copyText } from "../copy-text.ts"
import { Pager } from "../list/pager.tsx"
import { Button } from "../ui/button.tsx"
import { type DataColumn, DataTable } from "../ui/data-table.tsx"
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
  const columns = (["row", "column", "value", "reason"] as const).map(
    (key, index): DataColumn<SheetError> => ({
      key,
      heading: texts.columns[key],
      cell: (error) => describeError(error, texts)[index],
      isLabelled: key === "row",
      className: key === "row" || key === "value" ? "mono" : undefined,
      card: index > 1 ? "line" : undefined,
    }),
  )
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
      <DataTable
        label={texts.refusedTitle(errors.length)}
        className="refused-list"
        columns={columns}
        rows={errors.slice((page - 1) * rowsPerPage, page * rowsPerPage)}
        keyOf={(error) => `${error.row} ${error.column} ${error.code}`}
      />
      {errors.length > rowsPerPage && <Pager page={page} limit={rowsPerPage} total={errors.length} onPage={setPage} />}
    </div>
  )
}
