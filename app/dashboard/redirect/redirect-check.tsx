import { useState } from "react"
import { type RedirectOutcome, leftOutOutcomes, redirectOutcomes } from "#contract/redirect-constants.ts"
import type { ImportedRedirect, RedirectImport } from "#contract/redirect.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { saveFile } from "../api/call-api.ts"
import { CountStrip } from "../import/count-strip.tsx"
import { Button } from "../ui/button.tsx"
import { type DataColumn, DataTable } from "../ui/data-table.tsx"

/** Returns a CSV cell that spreadsheets do not evaluate. */
const cell = (text: string) => `"${/^[=+\-@\t\r]/u.test(text) ? "'" : ""}${text.replaceAll('"', '""')}"`

/** Downloads the rows that an import skips, each with its reason; the file can be imported again. */
function saveLeftOut(
  rows: readonly ImportedRedirect[],
  reasons: Readonly<Record<RedirectOutcome, string>>,
  name: string,
): void {
  const lines = rows.map(({ from, target, outcome }) => [from, target, "", reasons[outcome]].map(cell).join(";"))
  saveFile(new Blob([`\ufeff${lines.join("\r\n")}\r\n`], { type: "text/csv" }), `${name}.csv`)
}

const maxShown = 100
const isLeftOut = (outcome: RedirectOutcome): outcome is (typeof leftOutOutcomes)[number] =>
  leftOutOutcomes.some((name) => name === outcome)

interface RedirectCheckProps {
  /** Name of the file. */
  name: string
  result: RedirectImport
  isBusy: boolean
  onBack: () => void
}

/** Preview of each row of the file; the counts filter the rows, initially those that are skipped. */
export function RedirectCheck({ name, result, isBusy, onBack }: RedirectCheckProps) {
  const { redirects: texts } = useDashboardTexts()
  const { rows, counts, writes } = result
  const present = redirectOutcomes.filter((outcome) => (counts[outcome] ?? 0) > 0)
  const [chosen, setChosen] = useState<RedirectOutcome | undefined>(present.find(isLeftOut) ?? present[0])
  const leftOut = rows.filter(({ outcome }) => isLeftOut(outcome))
  return (
    <div className="import-check">
      <p className="import-source">
        <b>{name}</b> <span>{texts.import.source(rows.length)}</span>
      </p>
      <CountStrip
        label={texts.import.countsLabel}
        counts={present.map((key) => ({
          key,
          count: counts[key] ?? 0,
          name: texts.import.outcomes[key],
          tone: isLeftOut(key) ? "bad" : undefined,
        }))}
        shown={chosen ?? null}
        onShow={setChosen}
      />
      {chosen && <CheckedRows outcome={chosen} rows={rows.filter(({ outcome }) => outcome === chosen)} />}
      <div className="action-row import-actions">
        {leftOut.length > 0 && (
          <p>
            {texts.import.leftOut(leftOut.length)}{" "}
            <button
              type="button"
              className="text-button"
              onClick={() => saveLeftOut(leftOut, texts.import.reasons, texts.import.leftOutName)}
            >
              {texts.import.fetchLeftOut}
            </button>
          </p>
        )}
        <Button look="quiet" disabled={isBusy} onClick={onBack}>
          {texts.import.back}
        </Button>
        <Button type="submit" busy={isBusy} disabled={writes === 0}>
          {writes === 0 ? texts.import.nothing : texts.import.apply(writes)}
        </Button>
      </div>
    </div>
  )
}

function CheckedRows({ outcome, rows }: { outcome: RedirectOutcome; rows: readonly ImportedRedirect[] }) {
  const { redirects: texts } = useDashboardTexts()
  const { line, old, new: target, why, becomes, more } = texts.import
  const columns: DataColumn<ImportedRedirect>[] = [
    { key: "line", heading: line, className: "mono", cell: (row) => row.line },
    { key: "from", heading: old, className: "mono", cell: ({ from }) => from },
    { key: "target", heading: target, className: "mono", cell: (row) => row.target },
    isLeftOut(outcome)
      ? { key: "why", heading: why, cell: () => texts.import.reasons[outcome] }
      : { key: "becomes", heading: becomes, className: "mono", cell: (row) => row.leads_to || texts.list.gone },
  ]
  return (
    <>
      <DataTable
        label={texts.import.outcomes[outcome]}
        className="dense redirect-table redirect-checked"
        columns={columns}
        rows={rows.slice(0, maxShown)}
        keyOf={(row) => row.line}
      />
      {rows.length > maxShown && <p>{more(rows.length - maxShown)}</p>}
    </>
  )
}
