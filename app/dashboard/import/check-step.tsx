import { useState } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Notice } from "../ui/notice.tsx"
import { CountStrip } from "./count-strip.tsx"
import { CheckOptions } from "./check-options.tsx"
import { ImportFoot } from "./import-foot.tsx"
import type { StepProps } from "./use-import.ts"
import { type RowKind, countLeftOut, countRowKinds, isOfRow, previewRows, rowKinds } from "./preview-rows.ts"
import { PreviewTable } from "./preview-table.tsx"
import { removesParts } from "./send-sheet.ts"
import { useRemovalGuard } from "./use-removal-guard.tsx"

const tones = {
  removed: "warn",
  near: "warn",
  refused: "bad",
  unchanged: "pale",
  added: undefined,
  updated: undefined,
} as const

/** Last step: what becomes of each row; the good ones can be applied without the others. */
export function CheckStep({ course, choice, result, groups }: StepProps) {
  const { partImport: texts } = useDashboardTexts()
  const [shown, setShown] = useState<RowKind | null>(null)
  const counts = countRowKinds(result)
  const removes = removesParts(choice, result)
  const guard = useRemovalGuard(result, removes)
  const wholeFile = result.errors.filter((error) => !isOfRow(error))
  const changes = result.added + result.updated + (removes ? result.removed : 0)
  const leftOut = countLeftOut(result, choice.near)
  const isStale = course.failure?.kind === "changed-meanwhile"
  const canApply = changes > 0 && wholeFile.length === 0
  const rows = previewRows(result).filter(({ kind }) => shown === null || kind === shown)
  const apply = () => {
    if (guard.check()) void course.apply()
  }
  return (
    <>
      {wholeFile.map((error) => (
        <Notice key={`${error.row} ${error.code}`} tone="bad">
          <p>{error.code === "wrong_format" ? texts.wrongFormat(error.value ?? "") : texts.problems[error.code]}</p>
          {error.column && <p>{error.column}</p>}
        </Notice>
      ))}
      {wholeFile.length === 0 && (
        <>
          <CountStrip
            label={texts.countsLabel}
            counts={rowKinds.map((key) => ({ key, count: counts[key], name: texts.kinds[key], tone: tones[key] }))}
            shown={shown}
            onShow={(kind) => setShown(kind === shown ? null : kind)}
          />
          {counts.added + counts.updated + counts.refused + counts.near === 0 && (
            <p>{(course.isGrouped ? texts.grouped : texts).nothingToApply}</p>
          )}
          <div className="import-columns">
            <div>
              <PreviewTable key={shown} course={course} choice={choice} rows={rows} groups={groups} />
              <SampleHint shown={shown} rows={rows.length} counts={counts} />
            </div>
            <CheckOptions course={course} choice={choice} result={result} refused={counts.refused}>
              {guard.field}
            </CheckOptions>
          </div>
        </>
      )}
      {isStale ? (
        <ImportFoot course={course} action={texts.again} onAction={course.again} />
      ) : (
        <ImportFoot
          course={course}
          action={canApply ? texts.apply(changes, leftOut) : texts.applyNothing}
          isDisabled={!canApply}
          isDestructive={removes && result.removed > 0}
          onAction={apply}
        >
          {texts.undoHint}
        </ImportFoot>
      )}
    </>
  )
}

interface SampleHintProps {
  counts: Readonly<Record<RowKind, number>>
  shown: RowKind | null
  /** Number of rows that are shown. */
  rows: number
}

/** Says that not all rows are shown. */
function SampleHint({ shown, rows, counts }: SampleHintProps) {
  const { partImport: texts } = useDashboardTexts()
  if (shown === "unchanged") return null
  const kinds = shown ? [shown] : rowKinds.filter((kind) => kind !== "unchanged")
  const total = kinds.reduce((sum, kind) => sum + counts[kind], 0)
  return total > rows && rows > 0 ? <p className="hint">{texts.samplesOf(rows, total)}</p> : null
}
