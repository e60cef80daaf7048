import type { ReactNode } from "react"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { downloadFile } from "../api/call-api.ts"
import { Button } from "../ui/button.tsx"
import { TickField } from "../ui/ticks.tsx"
import { useAction } from "../ui/use-action.ts"
import { type ImportResult, type ImportChoice, removesParts, buildSheetForm } from "./send-sheet.ts"
import type { ImportCourse } from "./use-import.ts"

interface CheckOptionsProps {
  course: ImportCourse
  choice: ImportChoice
  result: ImportResult
  /** Number of rejected rows. */
  refused: number
  /** Below the choice to remove parts. */
  children: ReactNode
}

/** What of a sheet has to be decided or known before it is applied. */
export function CheckOptions({ course, choice, result, refused, children }: CheckOptionsProps) {
  const { partImport: texts } = useDashboardTexts()
  const { removed, hidden_rows, set_aside } = result
  return (
    <aside className="import-options" aria-label={texts.optionsLabel}>
      {removed > 0 && (
        <div>
          <TickField
            legend={texts.onlyHereTitle(removed)}
            type="radio"
            options={[
              { value: "keep", label: texts.onlyHere.keep },
              ...(refused > 0 ? [] : [{ value: "remove", label: texts.onlyHere.remove, text: texts.removedReturn }]),
            ]}
            chosen={[removesParts(choice, result) ? "remove" : "keep"]}
            onChoose={([value]) => course.choose({ removes: value === "remove" })}
          />
          {refused > 0 && <p className="hint">{texts.onlyHere.notNow}</p>}
          {children}
        </div>
      )}
      {refused > 0 && <RefusedSheet choice={choice} result={result} refused={refused} isGrouped={course.isGrouped} />}
      {hidden_rows > 0 && (
        <TickField
          legend={texts.hiddenTitle(hidden_rows)}
          type="checkbox"
          options={[{ value: "skip", label: texts.hiddenRows, text: texts.hiddenRowsHint }]}
          chosen={choice.skipsHidden ? ["skip"] : []}
          onChoose={(chosen) => course.choose({ skipsHidden: chosen.length > 0 })}
        />
      )}
      <TickField
        legend={texts.blank}
        type="checkbox"
        options={[{ value: "clear", label: texts.clear, text: texts.clearHint }]}
        chosen={choice.clear ? ["clear"] : []}
        onChoose={(chosen) => course.choose({ clear: chosen.length > 0 })}
      />
      {set_aside.length > 0 && (
        <details>
          <summary>{texts.setAside(set_aside.length)}</summary>
          <ul>
            {set_aside.map(({ row, value, reason }) => (
              <li key={row}>
                <span className="mono">{row}</span> {value} <small>{texts.setAsideReasons[reason]}</small>
              </li>
            ))}
          </ul>
        </details>
      )}
    </aside>
  )
}

interface RefusedSheetProps {
  choice: ImportChoice
  result: ImportResult
  refused: number
  isGrouped: boolean
}

/** Downloads the rejected rows, with bad cells marked and the reasons. */
export function RefusedSheet({ choice, result, refused, isGrouped }: RefusedSheetProps) {
  const { partImport: texts } = useDashboardTexts()
  const lang = useDashboardLanguage()
  const { isBusy, run } = useAction({ explain: () => texts.refusedSheetFailed })
  const save = () => {
    const sent = { query: { lang, groups: isGrouped ? 1 : undefined }, form: buildSheetForm(choice, result) }
    return run(() => downloadFile("POST /spare/excel/refused", texts.refusedSheetName, sent))
  }
  return (
    <div>
      <h3>{texts.refusedTitle(refused)}</h3>
      <p>{result.preview ? texts.refusedText : texts.refusedLeft}</p>
      <Button look="quiet" icon="dl" busy={isBusy} onClick={() => void save()}>
        {texts.refusedSheet(refused)}
      </Button>
    </div>
  )
}
