import { useState } from "react"
import {
  type ImportedRedirect,
  type RedirectImport,
  type RedirectOutcome,
  leftOutOutcomes,
  redirectOutcomes,
} from "#contract/redirect.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { tableRoles as roles } from "#app/ui/table-roles.ts"
import { Button } from "../ui/button.tsx"
import { saveLeftOut } from "./save-left-out.ts"

const maxShown = 100
const isLeftOut = (outcome: RedirectOutcome) => leftOutOutcomes.some((one) => one === outcome)

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
  const figures = new Intl.NumberFormat(useDashboardLanguage())
  const { rows, counts, writes } = result
  const present = redirectOutcomes.filter((outcome) => (counts[outcome] ?? 0) > 0)
  const [chosen, setChosen] = useState<RedirectOutcome | undefined>(present.find(isLeftOut) ?? present[0])
  const leftOut = rows.filter(({ outcome }) => isLeftOut(outcome))
  return (
    <div className="import-check">
      <p className="import-source">
        <b>{name}</b> <span>{texts.import.source(rows.length)}</span>
      </p>
      <fieldset className="redirect-counts">
        <legend className="visually-hidden">{texts.import.countsLabel}</legend>
        {present.map((outcome) => (
          <button
            key={outcome}
            type="button"
            className={isLeftOut(outcome) ? "redirect-out" : undefined}
            aria-pressed={outcome === chosen}
            onClick={() => setChosen(outcome)}
          >
            <b>{figures.format(counts[outcome] ?? 0)}</b> {texts.import.outcomes[outcome]}
          </button>
        ))}
      </fieldset>
      {chosen && <CheckedRows outcome={chosen} rows={rows.filter(({ outcome }) => outcome === chosen)} />}
      <div className="action-row import-actions">
        {leftOut.length > 0 && (
          <p className="redirect-left-out">
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
  const { line, old, new: to, why, becomes, more } = texts.import
  const last = isLeftOut(outcome) ? why : becomes
  return (
    <>
      <table
        className="dense redirect-table redirect-checked"
        {...roles.table}
        aria-label={texts.import.outcomes[outcome]}
      >
        <thead {...roles.group}>
          <tr {...roles.row}>
            {[line, old, to, last].map((heading) => (
              <th key={heading} {...roles.head}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {rows.slice(0, maxShown).map((row) => (
            <tr key={row.line} {...roles.row}>
              <th {...roles.rowHead} className="mono">
                {row.line}
              </th>
              <td {...roles.cell} className="mono">
                {row.from}
              </td>
              <td {...roles.cell} className="mono">
                {row.target}
              </td>
              <td {...roles.cell} className={isLeftOut(outcome) ? undefined : "mono"}>
                {isLeftOut(outcome) ? texts.import.reasons[outcome] : row.leads_to || texts.list.gone}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > maxShown && <p>{more(rows.length - maxShown)}</p>}
    </>
  )
}
